import { expect, type Page } from '@playwright/test'
import { clubPath } from '@aurivane/contract/paths'
import { part } from './support/administration.ts'
import { makeMemberOf, makeOwnedClub, makePerson, toasts, type MadeClub } from './support/community.ts'
import { openClubs } from './support/own-clubs.ts'
import { makeMember } from './support/people.ts'
import { test } from './support/site.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function invite(club: MadeClub): Promise<string> {
  const path = `${clubPath(club.id)}/invitations`
  const { link } = await club.owner.session.call<{ link: string }>('POST', path, {})
  return new URL(link).searchParams.get('invitation') ?? ''
}

test('a member sees memberships and requests, leaves and withdraws', async ({ page }) => {
  const open = await makeOwnedClub()
  const closed = await makeOwnedClub({ owner: await makePerson({ firstName: 'Otto' }), privacy: true })
  const member = await makeMemberOf(open)
  await member.session.call('POST', `${clubPath(closed.id)}/request`, {})
  await openClubs(page, member)
  const memberships = part(page, 'Memberships')
  await expect(memberships.getByRole('link', { name: open.title })).toHaveAttribute('href', clubPath(open.id))
  await expect(memberships.getByRole('listitem')).toContainText('Member')
  await expect(memberships.getByRole('listitem')).toContainText('Since')

  await button(page, `Withdraw request: ${closed.title}`).click()
  await expect(toasts(page).getByText('Your request was withdrawn')).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Requests' })).toBeHidden()

  await button(page, `Leave: ${open.title}`).click()
  await page.getByRole('dialog', { name: 'Leave club' }).getByRole('button', { name: 'Leave club' }).click()
  await expect(toasts(page).getByText(`You have left "${open.title}"`)).toBeVisible()
  await expect(memberships.getByText('You are not a member of another club.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Clubs' })).toBeFocused()
})

test('kept invitations are accepted or dismissed', async ({ page }) => {
  const [first, second] = [
    await makeOwnedClub({ privacy: true }),
    await makeOwnedClub({ owner: await makePerson({ firstName: 'Otto' }), privacy: true }),
  ]
  const person = await makePerson()
  for (const club of [first, second])
    await person.session.call('POST', '/user/invitations', { token: await invite(club) })
  await openClubs(page, person)
  await button(page, `Dismiss: ${second.title}`).click()
  await expect(toasts(page).getByText('The invitation was dismissed')).toBeVisible()
  await button(page, `Accept invitation: ${first.title}`).click()
  await expect(toasts(page).getByText(`You are now a member of "${first.title}"`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Invitations' })).toBeHidden()
  await expect(part(page, 'Memberships').getByRole('link', { name: first.title })).toBeVisible()
})

test('without a confirmed email there are no lists', { tag: '@details' }, async ({ page }) => {
  await openClubs(page, await makeMember({ isConfirmed: false }))
  await expect(page.getByRole('heading', { level: 2, name: 'Clubs' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Memberships' })).toHaveCount(0)
})
