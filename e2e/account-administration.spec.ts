import { expect, test, type Page } from '@playwright/test'
import { locales, type Locale } from '@aurivane/contract/locales'
import { openAdministration, ownTitle, part } from './support/administration.ts'
import { admin, callAsVisitor, makeMember, requestDeletion, secure, type Identity } from './support/people.ts'
import { confirmItIsYou, dialog, readToast } from './support/security.ts'
import { look, parts } from './support/states.ts'

test.use({ reducedMotion: 'reduce' })

async function editUser(page: Page, who: Identity) {
  await page.getByRole('button', { name: 'Show All Users' }).click()
  await page.getByLabel('Search users').fill(who.email)
  const rows = part(page, 'View All User Accounts').getByRole('row')
  await expect(rows).toHaveCount(2)
  await rows.getByRole('button').click()
}

test('an admin resets a second factor and ends all sessions of a member', async ({ page }) => {
  test.slow()
  const member = await makeMember()
  const { session } = await secure(member)
  await openAdministration(page)
  await editUser(page, member)
  const editing = dialog(page, 'Edit User')
  await editing.getByLabel('Max Clubs').fill('7')
  await editing.getByRole('button', { name: 'End all sessions' }).click()
  await dialog(page, 'End all sessions').getByRole('button', { name: 'Cancel' }).click()
  await editing.getByRole('button', { name: 'End all sessions' }).click()
  await look(page, 'end all sessions', parts.dialog)
  await dialog(page, 'End all sessions').getByRole('button', { name: 'End all sessions' }).click()
  await confirmItIsYou(page, admin)
  await readToast(page, `Successfully ended all sessions of user ID: ${session.user.uid}`)
  await expect(session.call('GET', '/user/sessions')).rejects.toThrow('login_needed')

  await editing.getByRole('button', { name: 'Reset second factor' }).click()
  const resetting = dialog(page, 'Reset second factor')
  await resetting.getByRole('button', { name: 'Reset second factor' }).click()
  await expect(resetting).toContainText('Please give a reason')
  await look(page, 'reset second factor, no reason', parts.dialog)
  await resetting.getByLabel('Reason').fill('Lost phone, known by voice')
  await resetting.getByLabel('Remove passkeys too').check()
  await resetting.getByRole('button', { name: 'Reset second factor' }).click()
  await readToast(page, `Successfully reset the second factor of user ID: ${session.user.uid}`)
  await expect(resetting).toHaveCount(0)
  await expect(editing.getByLabel('Max Clubs')).toHaveValue('7')
  await editing.getByRole('button', { name: 'Cancel' }).click()
  await expect(part(page, 'Audit Log').getByRole('row').nth(1)).toContainText('Second factor reset')
})

test(
  'what an admin has typed is still there after cancelling the help with the account',
  { tag: '@details' },
  async ({ page }) => {
    const member = await makeMember()
    await openAdministration(page)
    await editUser(page, member)
    const editing = dialog(page, 'Edit User')
    await editing.getByLabel('First Name').fill('Adele')
    await editing.getByLabel('Max Clubs').fill('7')
    await editing.getByRole('checkbox', { name: 'Email Confirmed' }).uncheck()
    for (const name of ['Reset second factor', 'End all sessions']) {
      await editing.getByRole('button', { name }).click()
      await expect(editing).toHaveCount(0)
      await dialog(page, name).getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog(page, name)).toHaveCount(0)
      await expect(editing.getByLabel('First Name')).toHaveValue('Adele')
      await expect(editing.getByLabel('Max Clubs')).toHaveValue('7')
      await expect(editing.getByRole('checkbox', { name: 'Email Confirmed' })).not.toBeChecked()
      await expect(editing.getByRole('button', { name })).toBeFocused()
    }
    await editing.getByRole('button', { name: 'Save user' }).click()
    await expect(editing).toHaveCount(0)
    await part(page, 'View All User Accounts').getByRole('button', { name: 'Edit Adele Rossi' }).click()
    await expect(editing.getByLabel('Max Clubs')).toHaveValue('7')
  },
)

test('nobody resets the own second factor', { tag: '@details' }, async ({ page }) => {
  await openAdministration(page)
  await editUser(page, { ...admin, firstName: '', lastName: '', country: '' })
  await expect(dialog(page, 'Edit User')).toBeVisible()
  await expect(dialog(page, 'Edit User').getByRole('button', { name: 'Reset second factor' })).toHaveCount(0)
})

test('an admin reads, answers and closes a contact message', async ({ page }) => {
  test.slow()
  const subject = ownTitle('Opening hours')
  const message = 'When can I call you?\nThank you.'
  await callAsVisitor('/contact', { email: 'grace@example.com', subject, message, csrf: '' })
  await openAdministration(page)
  const inbox = part(page, 'Contact Inbox')
  await expect(inbox.getByRole('columnheader')).toHaveText(['Received', 'From', 'Subject', 'Status'])
  await expect(inbox.getByLabel('Status')).toHaveValue('new')
  await inbox.getByRole('button', { name: `Open: ${subject}` }).click()
  const opened = dialog(page, 'Contact message')
  await expect(opened).toContainText('When can I call you?')
  await expect(opened.getByRole('link', { name: 'Answer by mail' })).toHaveAttribute(
    'href',
    /^mailto:grace@example\.com/,
  )
  await expect(opened.getByLabel('Note')).toHaveAccessibleDescription(
    'Part of the data that the sender can download',
  )
  await look(page, 'contact message', parts.dialog)
  await opened.getByLabel('Status').selectOption('Closed')
  await opened.getByLabel('Note').fill('Called back')
  await opened.getByRole('button', { name: 'Save' }).click()
  await readToast(page, /^Successfully updated message ID: \d+$/)
  await expect(inbox.getByRole('button', { name: `Open: ${subject}` })).toHaveCount(0)
  await inbox.getByLabel('Status').selectOption('Closed')
  await expect(inbox.getByRole('row').filter({ hasText: subject })).toContainText('Closed')
})

test('pending deletions are listed with the days that are left', { tag: '@details' }, async ({ page }) => {
  const member = await makeMember({ firstName: 'Clara', lastName: ownTitle('Conti') })
  await requestDeletion(member)
  await openAdministration(page)
  const table = part(page, 'Data Requests').getByRole('table', { name: 'Pending deletions' })
  await expect(table.getByRole('columnheader')).toHaveText(['Id', 'Name', 'Requested', 'Due', 'Days left'])
  const row = table.getByRole('row').filter({ hasText: member.lastName })
  await expect(row.getByRole('cell').last()).toHaveText('14')
})

const headings: Record<Locale, string[]> = {
  en: ['Contact Inbox', 'Data Requests'],
  it: ['Messaggi ricevuti', 'Richieste sui dati'],
  de: ['Posteingang', 'Datenanfragen'],
}

for (const locale of locales) {
  test(
    `the inbox and the data requests have their headings (${locale})`,
    { tag: '@details' },
    async ({ page }) => {
      await openAdministration(page, locale)
      for (const name of headings[locale]) {
        await expect(part(page, name).getByRole('heading', { level: 3 })).toHaveText(name)
      }
      await expect(page.locator('#contact')).toBeVisible()
      await expect(page.locator('#deletions')).toBeVisible()
    },
  )
}

test('an admin without a second factor is told so', { tag: '@details' }, async ({ page }) => {
  await openAdministration(page)
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(
    'Your account has no second factor. Set up two-factor authentication or a passkey.',
  )
  await alert.getByRole('link', { name: 'Open Security' }).click()
  await expect(page.getByRole('heading', { name: 'Security' })).toBeVisible()
})
