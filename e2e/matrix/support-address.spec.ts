import { expect } from '@playwright/test'
import { brand } from '@aurivane/contract/brand'
import { paths } from '@aurivane/contract/paths'
import { startSite } from '../../testing/start-site.ts'
import { startApp, test as base } from '../support/site.ts'

const OPERATOR = 'help@brand.example'

/** A site whose operator is reached at another address than the brand's. */
const test = base.extend<object, { operated: string }>({
  operated: [
    async ({}, use) => {
      const site = await startSite({ env: { SUPPORT_EMAIL: OPERATOR } })
      await use(`http://localhost:${site.port}`)
      await site.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ operated }, use) => use(operated),
})

test('the operator’s address is shown and copied once the app has taken over', async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(paths.contact)
  await expect(page.getByText(OPERATOR).first()).toBeAttached()
  await startApp(page)
  const button = page.getByRole('button', { name: `Copy ${OPERATOR}` })
  await expect(button).toHaveText(OPERATOR)
  await button.click()
  await expect(page.getByText('Copied Email Address To Clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(OPERATOR)
  expect(complaints).toEqual([])
})

test('it is inserted into texts that are fetched later', async ({ page, complaints }) => {
  await page.goto(paths.contact)
  await startApp(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveURL(paths.terms)
  await expect(page.getByRole('link', { name: OPERATOR }).first()).toHaveAttribute(
    'href',
    `mailto:${OPERATOR}`,
  )
  await expect(page.locator('body')).not.toContainText(brand.supportEmail)
  await expect(page.locator('body')).not.toContainText('{{support}}')
  expect(complaints).toEqual([])
})
