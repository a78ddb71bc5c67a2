import { expect, test, type Page } from '@playwright/test'
import { paths } from '@aurivane/contract/paths'
import { bringSession, makeMember, siteUrl } from '../support/people.ts'

const account = () => siteUrl(`${paths.profile}?select=account`)
const code = '**/assets/edit-name-dialog-*.js'

function find(page: Page) {
  const row = page.locator('.rows > div').filter({ has: page.getByText('Name', { exact: true }) })
  return {
    edit: row.getByRole('button', { name: 'Edit name' }),
    said: row.getByRole('status'),
    loadAgain: row.getByRole('link', { name: 'Load the page again' }),
    dialog: page.getByRole('dialog', { name: 'Edit Settings' }),
  }
}

test.beforeEach(async ({ page }) => {
  await bringSession(page, await makeMember())
  await page.goto(account())
  await page.route(code, (route) => route.abort())
  await find(page).edit.click()
  await expect(find(page).said).toHaveText('The connection was lost. Please check it and try again.')
  await page.unroute(code)
})

test('An editor that could not be fetched opens when it can', async ({ page }) => {
  const { edit, dialog, said, loadAgain } = find(page)
  await edit.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(said).toBeEmpty()
  await expect(loadAgain).toBeHidden()
})

// Firefox and Safari cache a failed import until the page is reloaded, also if it was only prefetched on hover.
test('An editor that could not be fetched leads to loading the page again', async ({ page }) => {
  const { edit, dialog, loadAgain } = find(page)
  const loaded = page.waitForRequest((request) => request.isNavigationRequest())
  await loadAgain.click()
  expect((await loaded).url()).toBe(account())
  await edit.click()
  await expect(dialog).toBeVisible()
})
