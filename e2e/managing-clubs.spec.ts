import { expect, type Page } from '@playwright/test'
import { clubPath, manageClubPath, paths } from '@aurivane/contract/paths'
import { part } from './support/administration.ts'
import {
  makeManagerOf,
  makeMemberOf,
  makeOwnedClub,
  makePerson,
  toasts,
  type MadeClub,
  type Person,
} from './support/community.ts'
import { bringSession, siteUrl } from './support/people.ts'
import { openPage, openRunningPage, test } from './support/site.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function manage(page: Page, club: MadeClub, who: Person = club.owner, hash = '') {
  await bringSession(page, who)
  await openRunningPage(page, manageClubPath(club.id) + hash)
  await expect(page.getByRole('heading', { level: 1, name: 'Manage club' })).toBeVisible()
}

async function ask(club: MadeClub, person: Person, message?: string) {
  await person.session.call('POST', `${clubPath(club.id)}/request`, { message })
}

test('the team approves, declines and bans people who ask to join', async ({ page }) => {
  const club = await makeOwnedClub({ privacy: true })
  const [ada, ben, cleo] = [
    await makePerson({ firstName: 'Ada', lastName: 'Adams' }),
    await makePerson({ firstName: 'Ben', lastName: 'Brown' }),
    await makePerson({ firstName: 'Cleo', lastName: 'Conti' }),
  ]
  await ask(club, ada, 'I know Olga from Milan.')
  await ask(club, ben)
  await ask(club, cleo)
  await manage(page, club, club.owner, '#requests')
  await expect(page.getByRole('link', { name: club.title })).toHaveAttribute('href', clubPath(club.id))
  const requests = part(page, 'Requests')
  await expect(requests.getByRole('columnheader')).toHaveText([
    'Name',
    'Country',
    'Message',
    'Asked',
    'Decision',
  ])
  await expect(requests.getByRole('row', { name: 'Ada Adams' })).toContainText('I know Olga from Milan.')
  await expect(requests.getByRole('heading', { name: 'Requests' })).toBeFocused()

  await button(page, 'Approve: Ada Adams').click()
  await expect(toasts(page).getByText('Ada Adams is now a member')).toBeVisible()
  await expect(part(page, 'Members').getByRole('row', { name: 'Ada Adams' })).toContainText('Member')
  // The row is gone: the keyboard goes on from the one that took its place.
  await expect(requests.getByText('Ben Brown', { exact: true })).toBeFocused()

  await button(page, 'Decline: Ben Brown').click()
  await dialog(page, 'Decline request').getByLabel('Reason (optional)').fill('For friends only.')
  await dialog(page, 'Decline request').getByRole('button', { name: 'Decline request' }).click()
  await expect(toasts(page).getByText('The request was declined')).toBeVisible()

  await button(page, 'Ban: Cleo Conti').click()
  await dialog(page, 'Ban member').getByRole('button', { name: 'Ban member' }).click()
  await expect(dialog(page, 'Ban member').getByText('Please give a reason')).toBeVisible()
  await dialog(page, 'Ban member').getByLabel('Reason', { exact: true }).fill('Asked for money.')
  await dialog(page, 'Ban member').getByRole('button', { name: 'Ban member' }).click()
  await expect(toasts(page).getByText('Cleo Conti is banned from the club')).toBeVisible()
  await expect(requests.getByText('No requests are waiting.')).toBeVisible()
  await expect(part(page, 'Bans').getByRole('row', { name: 'Cleo Conti' })).toContainText('Asked for money.')
})

test('a refusal stands in the open dialog', { tag: '@details' }, async ({ page }) => {
  const club = await makeOwnedClub({ privacy: true })
  const ada = await makePerson({ firstName: 'Ada', lastName: 'Adams' })
  await ask(club, ada)
  await manage(page, club)
  await button(page, 'Decline: Ada Adams').click()
  await ada.session.call('DELETE', `${clubPath(club.id)}/request`)
  await dialog(page, 'Decline request').getByRole('button', { name: 'Decline request' }).click()
  await expect(dialog(page, 'Decline request').getByRole('alert')).toHaveText(
    'This request was withdrawn or decided already',
  )
  await dialog(page, 'Decline request').getByRole('button', { name: 'Cancel' }).click()
  await expect(part(page, 'Requests').getByText('No requests are waiting.')).toBeVisible()
})

test('the owner changes roles, removes and bans, and lifts the ban', async ({ page }) => {
  const club = await makeOwnedClub()
  await makeMemberOf(club, { firstName: 'Ada', lastName: 'Adams' })
  await makeMemberOf(club, { firstName: 'Ben', lastName: 'Brown' })
  await manage(page, club)
  const members = part(page, 'Members')
  await expect(members.getByRole('columnheader')).toHaveText(['Name', 'Role', 'Since', 'Actions'])
  await expect(members.getByRole('row', { name: 'Olga Owner' }).getByRole('button')).toHaveCount(0)
  await button(page, 'Make manager: Ada Adams').click()
  await expect(toasts(page).getByText('Ada Adams is now a manager')).toBeVisible()
  await expect(members.getByRole('row', { name: 'Ada Adams' })).toContainText('Manager')
  await expect(button(page, 'Make member: Ada Adams')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toasts(page).getByText('Ada Adams is now a member')).toBeVisible()

  await button(page, 'Remove: Ada Adams').click()
  await dialog(page, 'Remove member').getByLabel('Reason', { exact: true }).fill('Advertising.')
  await dialog(page, 'Remove member').getByRole('button', { name: 'Remove member' }).click()
  await expect(toasts(page).getByText('Ada Adams was removed from the club')).toBeVisible()
  await expect(members.getByRole('row', { name: 'Ada Adams' })).toBeHidden()

  await button(page, 'Ban: Ben Brown').click()
  await dialog(page, 'Ban member').getByLabel('Reason', { exact: true }).fill('Insults.')
  await dialog(page, 'Ban member').getByRole('button', { name: 'Ban member' }).click()
  await expect(toasts(page).getByText('Ben Brown is banned from the club')).toBeVisible()
  await button(page, 'Lift ban: Ben Brown').click()
  await expect(toasts(page).getByText('The ban was lifted')).toBeVisible()
  await expect(part(page, 'Bans').getByText('Nobody is banned.')).toBeVisible()
})

test(
  'a manager decides about members only and may give up the own role',
  { tag: '@details' },
  async ({ page }) => {
    const club = await makeOwnedClub()
    const mona = await makeManagerOf(club, { firstName: 'Mona', lastName: 'Manager' })
    await makeManagerOf(club, { firstName: 'Max', lastName: 'Manager' })
    await makeMemberOf(club, { firstName: 'Ada', lastName: 'Adams' })
    await manage(page, club, mona)
    const members = part(page, 'Members')
    await expect(members.getByRole('row', { name: 'Max Manager' })).toBeVisible()
    await expect(members.getByRole('row', { name: 'Max Manager' }).getByRole('button')).toHaveCount(0)
    await expect(members.getByRole('row', { name: 'Ada Adams' }).getByRole('button')).toHaveText([
      'Remove',
      'Ban',
    ])
    await expect(page.getByRole('heading', { name: 'Ownership' })).toHaveCount(0)
    await button(page, 'Make member: Mona Manager').click()
    await expect(page).toHaveURL(siteUrl(clubPath(club.id)))
  },
)

test('an invitation link is shown once, copied and revoked', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const club = await makeOwnedClub({ privacy: true })
  await manage(page, club)
  const invitations = part(page, 'Invitations')
  await expect(invitations.getByText('There are no open invitations.')).toBeVisible()
  await expect(invitations.getByLabel('Valid for days')).toHaveValue('7')
  await invitations.getByLabel('Number of uses').fill('51')
  await button(page, 'Create invitation').click()
  await expect(invitations.getByText('Enter a whole number from 1 to 50')).toBeVisible()
  await invitations.getByLabel('Number of uses').fill('3')
  await button(page, 'Create invitation').click()
  await expect(toasts(page).getByText('The invitation was created')).toBeVisible()
  const link = invitations.getByLabel('Invitation link')
  await expect(link).toHaveValue(/\/clubs\/\d+\?invitation=./)
  await expect(link).not.toBeEditable()
  await expect(invitations.getByText('Copy this link now. It is not shown again.')).toBeVisible()
  await invitations.getByRole('button', { name: 'Copy', exact: true }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue())

  await expect(invitations.getByRole('columnheader')).toHaveText([
    'Made by',
    'Expires',
    'Uses left',
    'Actions',
  ])
  await expect(invitations.getByRole('row', { name: 'Olga Owner' })).toContainText('3')
  await invitations.getByRole('button', { name: /^Revoke: invitation \d+$/ }).click()
  await expect(toasts(page).getByText('The invitation was revoked')).toBeVisible()
  await expect(invitations.getByText('There are no open invitations.')).toBeVisible()
})

test('everybody else finds no such page, and visitors are asked to log in', async ({ page }) => {
  const club = await makeOwnedClub()
  await openPage(page, manageClubPath(club.id))
  await expect(page).toHaveURL(siteUrl(paths.login))

  const member = await makeMemberOf(club)
  await bringSession(page, member)
  const response = await openRunningPage(page, manageClubPath(club.id))
  expect(response?.headers()['x-robots-tag']).toBe('noindex')
  await expect(page.getByRole('heading', { level: 1, name: 'Unable to find this page' })).toBeVisible()
  await openRunningPage(page, '/clubs/2147483647/manage')
  await expect(page.getByRole('heading', { level: 1, name: 'Unable to find this page' })).toBeVisible()
})
