import { expect } from '@playwright/test'
import { admin, makeMember, openApiSession } from './support/people.ts'
import { receiveMail } from '../testing/mailbox.ts'
import { allow, create, dialog, fillClub, gold, makeClub, openClubs } from './support/own-clubs.ts'
import { test } from './support/site.ts'

test('a member creates, updates and deletes a club', async ({ page }) => {
  await openClubs(page, await makeMember())
  await expect(page.getByText('You have no clubs.')).toBeVisible()
  await expect(page.getByText('You have 0 out of 3 allocated clubs')).toBeVisible()
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('')

  await fillClub(page, gold)
  await page.getByLabel('Privacy', { exact: true }).selectOption('Closed')
  await page.getByRole('button', { name: 'Add a contact' }).click()
  await expect(page.getByLabel('Name of contact 1')).toBeFocused()
  await page.getByLabel('Name of contact 1').fill('Mail')
  await page.getByLabel('Link of contact 1').fill('mailto:club@example.com')
  const sent = page.waitForRequest('**/api/v1/user/club')
  await create(page).click()
  expect((await sent).postDataJSON()).toMatchObject({ privacy: true })
  await expect(page.getByText(`Successfully created club: "${gold.title}" for Italy`)).toBeVisible()
  await expect(page.getByText('You have 1 out of 3 allocated clubs')).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('')
  const row = page.getByRole('row', { name: gold.title })
  await expect(row).toContainText('Closed')
  await expect(row).toContainText('Pending')
  await expect(row.getByRole('img', { name: 'Flag: Italy' })).toBeVisible()

  await row.getByRole('button', { name: `Update: ${gold.title}` }).click()
  await expect(dialog(page).getByLabel('Link of contact 1')).toHaveValue('mailto:club@example.com')
  await dialog(page).getByLabel('Title', { exact: true }).fill('Gold at breakfast')
  await dialog(page).getByLabel('Privacy', { exact: true }).selectOption('Open')
  const resent = page.waitForRequest('**/api/v1/user/club/inputs')
  await dialog(page).getByRole('button', { name: 'Update club' }).click()
  expect((await resent).postDataJSON()).toMatchObject({ privacy: false })
  await expect(page.getByText(/^Successfully updated club ID: \d+$/)).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  const changed = page.getByRole('row', { name: 'Gold at breakfast' })
  await expect(changed).toContainText('Open')

  await changed.getByRole('button', { name: 'Delete: Gold at breakfast' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Delete Club' })).toBeVisible()
  await expect(dialog(page)).toContainText('permanently removes all members and club data')
  await expect(dialog(page)).toContainText('cannot be undone')
  await dialog(page).getByRole('button', { name: 'Delete Club' }).click()
  await expect(page.getByText(/^Successfully deleted club ID: \d+$/)).toBeVisible()
  await expect(page.getByText('You have no clubs.')).toBeVisible()
  await expect(page.getByText('You have 0 out of 3 allocated clubs')).toBeVisible()
})

test('a new club says what is missing, and keeps what was typed', async ({ page }) => {
  await openClubs(page, await makeMember())
  await create(page).click()
  for (const text of ['Title is required', 'Description is required', 'Country is required'])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()

  await page.getByLabel('Description', { exact: true }).fill(gold.description)
  await create(page).click()
  for (const text of ['Club Title is required', 'A country is required'])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByText('Description is required')).toBeHidden()

  await page.getByLabel('Title', { exact: true }).fill(gold.title)
  await page.getByLabel('Description', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Add a contact' }).click()
  await page.getByLabel('Link of contact 1').fill('http://example.com')
  await create(page).click()
  await expect(page.getByText('Description is required', { exact: true })).toBeVisible()
  await expect(page.getByText('Give every contact a name')).toBeVisible()
  await expect(page.getByText('A contact link begins with https:// or mailto:')).toBeVisible()
  await page.getByRole('button', { name: 'Remove contact 1' }).click()
  await expect(page.getByRole('button', { name: 'Add a contact' })).toBeFocused()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(gold.title)
})

test(
  'the error of a contact stays beside it when another one is removed',
  { tag: '@details' },
  async ({ page }) => {
    await openClubs(page, await makeMember())
    for (const number of [1, 2]) {
      await page.getByRole('button', { name: 'Add a contact' }).click()
      await expect(page.getByLabel(`Name of contact ${number}`)).toBeFocused()
    }
    await page.getByLabel('Link of contact 1').fill('https://example.com')
    await page.getByLabel('Name of contact 2').fill('Second')
    await page.getByLabel('Link of contact 2').fill('http://example.com')
    await create(page).click()
    await expect(page.getByText('Give every contact a name')).toBeVisible()
    await page.getByRole('button', { name: 'Remove contact 1' }).click()
    await expect(page.getByText('Give every contact a name')).toBeHidden()
    await expect(page.getByLabel('Name of contact 1')).toHaveValue('Second')
    await expect(page.getByLabel('Link of contact 1')).toHaveAccessibleDescription(
      /A contact link begins with https:\/\/ or mailto:/,
    )
    await page.getByLabel('Link of contact 1').fill('https://example.org')
    await fillClub(page, gold)
    await create(page).click()
    await expect(page.getByText(`Successfully created club: "${gold.title}" for Italy`)).toBeVisible()
  },
)

test('an update says what is wrong with it', { tag: '@details' }, async ({ page }) => {
  const owner = await makeMember()
  await makeClub(owner)
  await openClubs(page, owner)
  await page.getByRole('button', { name: `Update: ${gold.title}` }).click()
  const title = dialog(page).getByLabel('Title', { exact: true })
  const description = dialog(page).getByLabel('Description', { exact: true })
  const update = dialog(page).getByRole('button', { name: 'Update club' })
  await title.fill('')
  await description.fill('')
  await update.click()
  await expect(page.getByText('Club Title is required', { exact: true })).toBeVisible()
  await expect(page.getByText('Club Description is required', { exact: true })).toBeVisible()
  await title.fill('Gold')
  await description.fill('Gold')
  await update.click()
  await expect(page.getByText('Club Title is less than 5 characters', { exact: true })).toBeVisible()
  await expect(page.getByText('Club Description is less than 5 characters', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: `Update: ${gold.title}` })).toBeFocused()
})

test(
  'the form goes when the allowance is used up, and comes back with a club less',
  { tag: '@details' },
  async ({ page }) => {
    const owner = await makeMember()
    await allow(owner, 1)
    await openClubs(page, owner)
    await fillClub(page, gold)
    await create(page).click()
    const limit = page.getByText('You have reached the maximum amount of clubs to create. [1 of 1]')
    await expect(limit).toBeVisible()
    await expect(page.getByText(`Successfully created club: "${gold.title}" for Italy`)).toBeVisible()
    await expect(create(page)).toBeHidden()
    // The pressed button is gone: the message takes the focus, and later the list's heading.
    await expect(page.getByRole('status').filter({ hasText: gold.title })).toBeFocused()
    await page.getByRole('button', { name: `Delete: ${gold.title}` }).click()
    await dialog(page).getByRole('button', { name: 'Delete Club' }).click()
    await expect(create(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Clubs', exact: true })).toBeFocused()
    await expect(limit).toBeHidden()
  },
)

test('without an allowance no form is mentioned', { tag: '@details' }, async ({ page }) => {
  const member = await makeMember()
  await allow(member, 0)
  await openClubs(page, member)
  await expect(page.getByText('You have no clubs.')).toBeVisible()
  await expect(page.getByText('Fill in the form below')).toBeHidden()
})

test('an owner reads why a club was declined', async ({ page }) => {
  const owner = await makeMember()
  const clubID = await makeClub(owner)
  const adminSession = await openApiSession(admin)
  const review = { clubID, value: 'declined', reason: 'Please name the place where you meet.' }
  await adminSession.call('PUT', '/user/club/single/state', review)
  await openClubs(page, owner)
  const row = page.getByRole('row', { name: gold.title })
  await expect(row).toContainText('Declined')
  await expect(row).toContainText('Please name the place where you meet.')
})

test('clubs wait until the email is verified', { tag: '@details' }, async ({ page }) => {
  const member = await makeMember({ isConfirmed: false })
  await openClubs(page, member)
  await expect(page.getByText('Your email needs to be verified in order to manage clubs')).toBeVisible()
  await expect(create(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Why it matters' })).toHaveAttribute(
    'href',
    '/faq#categoryrow3',
  )
  await page.getByRole('button', { name: 'Send the confirmation mail again' }).click()
  await expect(page.getByText('We have sent you a new confirmation email')).toBeVisible()
  await receiveMail(member.email, { count: 2 })
  await page.getByRole('button', { name: 'I have confirmed it' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'It is not confirmed yet.' })).toBeVisible()
})

test(
  'a lost connection is explained, loses no text and can be tried again',
  { tag: '@details' },
  async ({ page }) => {
    const owner = await makeMember()
    await openClubs(page, owner)
    await fillClub(page, gold)
    await page.route('**/api/v1/user/club', (route) => route.abort())
    await create(page).click()
    await expect(page.getByText('An error occured, please try again later', { exact: true })).toBeVisible()
    await expect(page.getByText('The connection was lost. Please check it and try again.')).toBeVisible()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(gold.title)
    await page.unroute('**/api/v1/user/club')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(`Successfully created club: "${gold.title}" for Italy`)).toBeVisible()

    await page.route('**/api/v1/user/club', (route) => route.abort())
    await page.getByRole('button', { name: `Delete: ${gold.title}` }).click()
    await dialog(page).getByRole('button', { name: 'Delete Club' }).click()
    await expect(page.getByText('An error has occured, please try again later.')).toBeVisible()
    await page.unroute('**/api/v1/user/club')
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('You have no clubs.')).toBeVisible()
  },
)

test(
  'a refusal without a message is not reported as a lost connection',
  { tag: '@details' },
  async ({ page }) => {
    const owner = await makeMember()
    await makeClub(owner)
    await openClubs(page, owner)
    await page.route('**/api/v1/user/club', (route) => route.fulfill({ status: 500, json: {} }))
    await fillClub(page, gold)
    await create(page).click()
    const alert = page.getByRole('alert')
    await expect(alert.getByText('An error occured, please try again later', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: `Delete: ${gold.title}` }).click()
    await dialog(page).getByRole('button', { name: 'Delete Club' }).click()
    // In a toast, which screen readers announce although the dialog hides the page, and which can be closed.
    const toast = page.getByRole('alert').filter({ hasText: 'An error has occured, please try again later.' })
    await expect(toast).toBeVisible()
    await expect(dialog(page).getByRole('alert')).toBeHidden()
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(toast).toBeHidden()
    await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByText('The connection was lost.')).toBeHidden()
  },
)

const words = {
  it: {
    title: 'Titolo',
    description: 'Descrizione',
    country: 'Paese',
    send: 'Crea il club',
    missing: 'Il titolo è obbligatorio',
    created: 'Oro all’alba',
    update: 'Modifica: Oro all’alba',
    save: 'Salva il club',
    renamed: 'Oro a colazione',
    updated: /^Club con ID \d+ aggiornato$/,
    remove: 'Elimina: Oro a colazione',
    confirm: 'Elimina il club',
    none: 'Non ha ancora nessun club.',
  },
  de: {
    title: 'Titel',
    description: 'Beschreibung',
    country: 'Land',
    send: 'Club gründen',
    missing: 'Der Titel ist erforderlich',
    created: 'Gold am Morgen',
    update: 'Bearbeiten: Gold am Morgen',
    save: 'Club speichern',
    renamed: 'Gold am Abend',
    updated: /^Der Club mit der ID \d+ wurde aktualisiert$/,
    remove: 'Löschen: Gold am Abend',
    confirm: 'Club löschen',
    none: 'Sie haben keine Clubs.',
  },
} as const

for (const locale of ['it', 'de'] as const) {
  test(`a member creates, updates and deletes a club in ${locale}`, { tag: '@details' }, async ({ page }) => {
    const said = words[locale]
    await openClubs(page, await makeMember(), locale)
    await page.getByRole('button', { name: said.send, exact: true }).click()
    await expect(page.getByText(said.missing, { exact: true })).toBeVisible()
    await page.getByLabel(said.title, { exact: true }).fill(said.created)
    await page.getByLabel(said.description, { exact: true }).fill(gold.description)
    await page.getByLabel(said.country, { exact: true }).selectOption('Switzerland')
    await page.getByRole('button', { name: said.send, exact: true }).click()
    await page.getByRole('button', { name: said.update, exact: true }).click()
    await dialog(page).getByLabel(said.title, { exact: true }).fill(said.renamed)
    await dialog(page).getByRole('button', { name: said.save, exact: true }).click()
    await expect(page.getByText(said.updated)).toBeVisible()
    await page.getByRole('button', { name: said.remove, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: said.confirm, exact: true }).click()
    await expect(page.getByText(said.none)).toBeVisible()
  })
}
