import { expect, type Page } from '@playwright/test'
import { de } from '@aurivane/contract/messages/de'
import { it } from '@aurivane/contract/messages/it'
import { bringSession, makeMember, siteUrl } from '../support/people.ts'
import { test } from '../support/site.ts'

/** The server's answer to the check of a session, cut down to this. */
async function openSettings(page: Page, answer: object, select = 'account') {
  await bringSession(page, await makeMember())
  await page.route('**/api/v1/protected', (route) => route.fulfill({ status: 203, json: answer }))
  await page.goto(siteUrl(`/profile?select=${select}`))
  return page.getByRole('main')
}

const lean = { result: '', userObject: { uid: 7, firstName: 'Maximiliane' } }

test('the settings work for a user with only id and first name', async ({ page }) => {
  const main = await openSettings(page, lean)
  for (const text of ['Maximiliane', 'No Roles.', 'Contact Info Not Found', 'No Country'])
    await expect(main.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Maximiliane' })).toHaveText('Maximilia')
  await expect(main.getByRole('link', { name: 'Administration' })).toBeHidden()
})

test('so do the clubs of such a user', async ({ page }) => {
  const main = await openSettings(page, lean, 'clubs')
  await expect(
    main.getByText('Your email needs to be verified in order to manage clubs', { exact: true }),
  ).toBeVisible()
  await page.unroute('**/api/v1/protected')
  const userObject = { ...lean.userObject, confirmedEmail: true, maxClubs: 2 }
  await page.route('**/api/v1/protected', (route) =>
    route.fulfill({ status: 203, json: { result: '', userObject } }),
  )
  await page.reload()
  await expect(main.getByText('You have no clubs.')).toBeVisible()
  await expect(main.getByText('You have 0 out of 2 allocated clubs')).toBeVisible()
})

test('an answer without a user says that there is none', async ({ page }) => {
  const main = await openSettings(page, { result: '' })
  await expect(main.getByRole('alert')).toContainText("Couldn't find user info")
})

const inOtherWords = [
  {
    locale: 'it',
    heading: 'Impostazioni',
    edit: 'Modifica nome e cognome',
    title: 'Modifica impostazioni',
    save: 'Salva',
    country: 'Svizzera',
    required: it.account.firstNameRequired,
    unchanged: it.form.nothingChanged,
  },
  {
    locale: 'de',
    heading: 'Einstellungen',
    edit: 'Namen bearbeiten',
    title: 'Einstellungen bearbeiten',
    save: 'Speichern',
    country: 'Schweiz',
    required: de.account.firstNameRequired,
    unchanged: de.form.nothingChanged,
  },
] as const

for (const words of inOtherWords) {
  test(`The profile speaks to its reader (${words.locale})`, async ({ page }) => {
    await bringSession(page, await makeMember({ country: 'Switzerland' }))
    await page.goto(siteUrl('/profile?select=account', words.locale))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading)
    await expect(page.locator('.rows')).toContainText(words.country)
    await page.getByRole('button', { name: words.edit }).click()
    const dialog = page.getByRole('dialog', { name: words.title })
    const save = dialog.getByRole('button', { name: words.save })
    await save.click()
    await expect(dialog.getByRole('alert')).toHaveText(words.unchanged)
    await dialog.locator('[name="firstName"]').fill('')
    await save.click()
    await expect(dialog.getByText(words.required)).toBeVisible()
  })
}
