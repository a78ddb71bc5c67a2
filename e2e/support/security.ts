import { expect, type Locator, type Page } from '@playwright/test'
import { paths } from '@aurivane/contract/paths'
import { mailboxOf } from '../../testing/mailbox.ts'
import { siteUrl, type Identity } from './people.ts'
import { startApp } from './site.ts'

export async function openSecurity(page: Page) {
  await page.goto(siteUrl(`${paths.profile}?select=security`))
  await startApp(page)
  await expect(page.getByRole('heading', { name: 'Security' })).toBeVisible()
}

export function region(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

export function dialog(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name, exact: true })
}

/** Answers the question that stands before an action which needs a proof. */
export async function confirmItIsYou(page: Page, { password }: Pick<Identity, 'password'>, code?: string) {
  const question = dialog(page, 'Confirm it is you')
  await question.getByLabel('Password', { exact: true }).fill(password)
  if (code !== undefined) await question.getByLabel('Verification code').fill(code)
  await question.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(question).toBeHidden()
}

/** Toasts lie over everything else, so that a journey reads and closes them. */
export async function readToast(page: Page, text: string | RegExp) {
  const toast = page.getByRole('alert').filter({ hasText: text })
  await expect(toast).toBeVisible()
  await page.locator('.Toastify').getByRole('button').first().click()
}

/** The token in the newest mail of this subject, once there are `count` of them. */
export async function receiveTokenOf(subject: string, address: string, count = 1): Promise<string> {
  const mailbox = mailboxOf(process.env['SITE_DATA_DIR'] ?? '')
  const find = async () => (await mailbox.to(address)).filter((mail) => mail.subject === subject)
  await expect.poll(async () => (await find()).length).toBe(count)
  const [, token = ''] = /[?&]token=([\w-]+)/.exec((await find()).at(-1)?.text ?? '') ?? []
  return token
}
