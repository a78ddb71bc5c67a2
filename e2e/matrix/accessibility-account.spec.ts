import { expect, type Page } from '@playwright/test'
import { locales, type Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { bringSession, makeMember, openApiSession, type Identity } from '../support/people.ts'
import { openRunningPage, test } from '../support/site.ts'
import { holdToasts, look, parts, submit, submitInvalid, wide } from '../support/states.ts'
import { Authenticator } from '../../testing/authenticator.ts'

test.use({ viewport: wide, reducedMotion: 'reduce' })

const club = {
  title: 'Gold before breakfast',
  description: 'We read together.',
  country: 'Italy',
  privacy: false,
}

async function openTab(page: Page, who: Identity, tab: string, locale: Locale) {
  await bringSession(page, who)
  await openRunningPage(page, `${paths.profile}?select=${tab}`, locale)
}

const dialogOf = (page: Page) => page.getByRole('dialog')
const rowButtons = (page: Page) => page.getByRole('main').locator('.rows button')

async function leave(page: Page) {
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
}

for (const locale of locales) {
  test(`editing the profile passes the checks of axe (${locale})`, async ({ page }) => {
    test.slow()
    await openTab(page, await makeMember(), 'account', locale)
    await rowButtons(page).first().click()
    await look(page, 'edit name', parts.dialog)
    for (const name of ['firstName', 'lastName']) await dialogOf(page).locator(`[name="${name}"]`).fill('')
    await submitInvalid(dialogOf(page))
    await look(page, 'edit name, nothing filled in', parts.dialog)
    for (const name of ['firstName', 'lastName'])
      await dialogOf(page).locator(`[name="${name}"]`).fill('Berta')
    await submit(dialogOf(page))
    await expect(dialogOf(page)).toBeHidden()
    await holdToasts(page)
    await look(page, 'toast, success', parts.toast)

    await page.getByRole('main').locator('.rows button.plain').last().click()
    await look(page, 'edit description', parts.dialog)
    await submitInvalid(dialogOf(page))
    await look(page, 'edit description, nothing filled in', parts.dialog)
  })

  test(`two-factor dialogs pass the checks of axe (${locale})`, async ({ page }) => {
    test.slow()
    const member = await makeMember()
    await openTab(page, member, 'account', locale)
    await page.getByRole('switch').click()
    await expect(dialogOf(page).getByRole('img')).toBeVisible()
    await look(page, 'enable two-factor', parts.dialog)
    await submitInvalid(dialogOf(page))
    await look(page, 'enable two-factor, nothing filled in', parts.dialog)
    const secret = (await dialogOf(page).locator('.key').textContent()) ?? ''
    await dialogOf(page)
      .locator('[name="code"]')
      .fill(await new Authenticator(secret).nextCode())
    await dialogOf(page).locator('[name="password"]').fill(member.password)
    await submit(dialogOf(page))
    await expect(dialogOf(page).getByRole('listitem')).toHaveCount(10)
    await look(page, 'recovery codes', parts.dialog)
    await page.keyboard.press('Escape')
    await expect(dialogOf(page).getByRole('alert')).toBeVisible()
    await look(page, 'recovery codes, not kept', parts.dialog)
    await leave(page)
    await look(page, 'account, two-factor on', parts.page)

    await page.setViewportSize(wide)
    await page.getByRole('switch').click()
    await look(page, 'disable two-factor', parts.dialog)
    await submitInvalid(dialogOf(page))
    await look(page, 'disable two-factor, nothing filled in', parts.dialog)
    await dialogOf(page).locator('[name="password"]').fill('not my password')
    await submit(dialogOf(page))
    await expect(dialogOf(page).getByRole('alert').first()).toBeVisible()
    await look(page, 'disable two-factor refused', parts.dialog)
  })

  test(`a member without a confirmed address passes the checks of axe (${locale})`, async ({ page }) => {
    test.slow()
    await openTab(page, await makeMember({ isConfirmed: false }), 'account', locale)
    await page.locator('.rows .said + *, .rows button[aria-label]').last().scrollIntoViewIfNeeded()
    await look(page, 'account, address not confirmed', parts.page)
    await openRunningPage(page, `${paths.profile}?select=clubs`, locale)
    await look(page, 'clubs, address not confirmed', parts.page)

    await page.route('**/api/v1/protected', () => new Promise(() => {}))
    await openRunningPage(page, paths.profile, locale)
    await look(page, 'settings, on their way', parts.page)
    await page.route('**/api/v1/protected', (route) => route.abort())
    await openRunningPage(page, paths.profile, locale)
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expect(page.getByRole('button', { name: /again|Riprova|erneut/i })).toHaveCount(1)
    await look(page, 'settings, nobody answered', parts.page)
  })

  test(`clubs of a member pass the checks of axe in every state (${locale})`, async ({ page }) => {
    test.slow()
    const owner = await makeMember()
    await openTab(page, owner, 'clubs', locale)
    const form = page.getByRole('main').locator('form')
    await page.locator('.contacts .button').last().click()
    await page.locator('.contacts .button').last().click()
    await form.locator('input[name$="contactLink"]').last().fill('http://example.com')
    await submitInvalid(form)
    await look(page, 'create club, everything wrong', parts.page)

    await form.locator('[name="title"]').fill(club.title)
    await form.locator('[name="description"]').fill(club.description)
    await form.locator('[name="country"]').selectOption('Italy')
    await page.locator('.contacts .contact .button').last().click()
    await page.locator('.contacts .contact .button').last().click()
    await page.route('**/api/v1/user/club', (route) => route.abort(), { times: 1 })
    await submit(form)
    await expect(form.getByRole('alert')).toBeVisible()
    await look(page, 'create club, connection lost', parts.page)
    await page.setViewportSize(wide)
    await submit(form)
    await expect(page.getByRole('main').locator('table')).toBeVisible()
    await look(page, 'club created', parts.page)

    await page.getByRole('main').locator('tbody button').first().click()
    await look(page, 'edit club', parts.dialog)
    for (const name of ['title', 'description']) await dialogOf(page).locator(`[name="${name}"]`).fill('')
    await submitInvalid(dialogOf(page))
    await look(page, 'edit club, nothing filled in', parts.dialog)
    await leave(page)

    await page.getByRole('main').locator('tbody button').last().click()
    await look(page, 'delete club', parts.dialog)
    await page.route('**/api/v1/user/club', (route) => route.abort(), { times: 1 })
    await dialogOf(page).locator('.danger').click()
    await holdToasts(page)
    await look(page, 'delete club, connection lost', parts.dialog)
    await look(page, 'delete club, connection lost, said', parts.toast)

    const session = await openApiSession(owner)
    for (const title of ['Silver at noon', 'Copper at night'])
      await session.call('POST', '/user/club', { ...club, title })
    await page.setViewportSize(wide)
    await openRunningPage(page, `${paths.profile}?select=clubs`, locale)
    await expect(page.getByRole('main').locator('form')).toHaveCount(0)
    await look(page, 'clubs, allowance used up', parts.page)
  })
}
