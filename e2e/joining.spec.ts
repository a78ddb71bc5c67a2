import { expect } from '@playwright/test'
import { MEMBERS_PER_CLUB_MAX } from '@aurivane/contract/limits'
import { locales } from '@aurivane/contract/locales'
import { clubPath, manageClubPath, paths } from '@aurivane/contract/paths'
import { expectNoViolations } from './support/axe.ts'
import {
  makeInvitation,
  makeManagerOf,
  makeMemberOf,
  makeOwnedClub,
  makePerson,
  membership,
  openClub,
  publish,
  review,
  toasts,
} from './support/community.ts'
import { bringSession, siteUrl } from './support/people.ts'
import { startApp, test } from './support/site.ts'

test('somebody joins an open club, sees its members, and leaves', async ({ page, complaints }) => {
  const club = await makeOwnedClub()
  await bringSession(page, await makePerson({ firstName: 'Jana', lastName: 'Novak' }))
  await openClub(page, club)
  const group = membership(page)
  await group.getByRole('button', { name: 'Join' }).click()
  await expect(toasts(page).getByText(`You are now a member of "${club.title}"`)).toBeVisible()
  await expect(group.getByText('You are a member')).toBeVisible()
  await expect(page.getByText('2 members', { exact: true })).toBeVisible()
  const table = page.getByRole('table', { name: 'Members' })
  await expect(table.getByRole('columnheader')).toHaveText(['Name', 'Role', 'Since'])
  await expect(table.getByRole('row').nth(1)).toContainText('Olga OwnerOwner')
  await expect(table.getByRole('row').nth(2)).toContainText('Jana NovakMember')
  await expectNoViolations(page, { kind: 'states', name: 'club page of a member', within: 'main' })

  await group.getByRole('button', { name: 'Leave' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave club' })
  await dialog.getByRole('button', { name: 'Leave club' }).click()
  await expect(toasts(page).getByText(`You have left "${club.title}"`)).toBeVisible()
  await expect(group.getByRole('button', { name: 'Join' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { name: 'Members' })).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('somebody asks to join a closed club, withdraws, is declined, and later approved', async ({ page }) => {
  const club = await makeOwnedClub({ privacy: true })
  await publish(club, 'For members', 'Inside')
  const person = await makePerson()
  await bringSession(page, person)
  await openClub(page, club)
  const group = membership(page)
  async function ask() {
    await group.getByRole('button', { name: 'Ask to join' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ask to join' })
    await dialog.getByLabel('Message (optional)').fill('I know Olga.')
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await expect(group.getByText('Request sent')).toBeVisible()
  }
  await ask()
  await group.getByRole('button', { name: 'Withdraw request' }).click()
  await expect(toasts(page).getByText('Your request was withdrawn')).toBeVisible()
  await ask()

  const requests = `${clubPath(club.id)}/requests`
  const { result } = await club.owner.session.call<{ result: { id: number; message: string }[] }>(
    'GET',
    requests,
  )
  expect(result[0]?.message).toBe('I know Olga.')
  const decline = { decision: 'decline', reason: 'Friends only' }
  await club.owner.session.call('PUT', `${requests}/${result[0]?.id}`, decline)
  await page.reload()
  await expect(
    group.getByText(/^Your request was declined\. You can ask again from \d+ \w+ \d{4}\.$/),
  ).toBeVisible()
  await expect(group.getByText('Reason: Friends only')).toBeVisible()
  await expect(page.getByText('For members')).toHaveCount(0)

  await page.goto(await makeInvitation(club))
  await startApp(page)
  await group.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(group.getByText('You are a member')).toBeVisible()
  await expect(page.getByRole('article', { name: 'For members' })).toBeVisible()
})

test(
  'a club that is pending again can be left, and offers nothing after that',
  { tag: '@details' },
  async ({ page, complaints }) => {
    const club = await makeOwnedClub()
    const member = await makeMemberOf(club)
    await review(club.id, 'pending')
    await bringSession(page, member)
    await openClub(page, club)
    await membership(page).getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('dialog', { name: 'Leave club' }).getByRole('button', { name: 'Leave club' }).click()
    await expect(toasts(page).getByText(`You have left "${club.title}"`)).toBeVisible()
    await expect(membership(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(club.title)
    expect(complaints).toEqual([])
  },
)

test(
  'managers and the owner are led to the management, banned people are told why',
  { tag: '@details' },
  async ({ page }) => {
    const club = await makeOwnedClub()
    const manager = await makeManagerOf(club)
    const banned = await makeMemberOf(club)
    await club.owner.session.call('POST', `${clubPath(club.id)}/bans`, {
      userID: banned.id,
      reason: 'Insults',
    })
    const group = membership(page)

    await bringSession(page, manager)
    await openClub(page, club)
    await expect(group.getByText('You are a manager')).toBeVisible()
    await expect(group.getByRole('link', { name: 'Manage' })).toHaveAttribute('href', manageClubPath(club.id))
    await expect(group.getByRole('button', { name: 'Leave' })).toBeVisible()

    await bringSession(page, club.owner)
    await openClub(page, club)
    await expect(group.getByText('You are the owner')).toBeVisible()
    await expect(group.getByRole('link', { name: 'Manage' })).toBeVisible()
    await expect(group.getByRole('button', { name: 'Leave' })).toHaveCount(0)

    await bringSession(page, banned)
    await openClub(page, club)
    await expect(group.getByText('You are banned from this club.')).toBeVisible()
    await expect(group.getByText('Reason: Insults')).toBeVisible()
  },
)

test('without a confirmed email nobody joins', { tag: '@details' }, async ({ page }) => {
  const club = await makeOwnedClub()
  await bringSession(page, await makePerson({ isConfirmed: false }))
  await openClub(page, club)
  const group = membership(page)
  await expect(group.getByText('Your email needs to be verified in order to join clubs')).toBeVisible()
  await expect(group.getByRole('link', { name: 'Your Account' })).toHaveAttribute(
    'href',
    `${paths.profile}?select=account`,
  )
  await expect(group.getByRole('button')).toHaveCount(0)
})

test('a full club says so, in each language', { tag: '@details' }, async ({ page }) => {
  const club = await makeOwnedClub()
  await bringSession(page, await makePerson())
  // Five hundred people would take minutes to register.
  await page.route(`**/api/v1/clubs/${club.id}`, async (route) => {
    const response = await route.fetch()
    const { result } = (await response.json()) as { result: object }
    await route.fulfill({ response, json: { result: { ...result, members: MEMBERS_PER_CLUB_MAX } } })
  })
  const texts = {
    en: 'This club is full.',
    it: 'Questo club è al completo.',
    de: 'Dieser Club ist voll.',
  }
  for (const locale of locales) {
    await openClub(page, club, locale)
    await expect(page.getByText(texts[locale], { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Join|Entra nel club|Beitreten)$/ })).toHaveCount(0)
  }
})

test('a visitor logs in to join, and the home page offers the way back once', async ({ page }) => {
  const club = await makeOwnedClub()
  const person = await makePerson()
  await openClub(page, club)
  await membership(page).getByRole('link', { name: 'Log in to join' }).click()
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(siteUrl(paths.home))
  const back = page.getByRole('link', { name: `Continue to ${club.title}` })
  await expect(back).toBeVisible()
  await expectNoViolations(page, {
    kind: 'states',
    name: 'way back after the login',
    within: '.return-notice',
  })
  await back.click()
  await expect(page).toHaveURL(siteUrl(clubPath(club.id)))
  await expect(membership(page).getByRole('button', { name: 'Join' })).toBeVisible()
  await page.goto(siteUrl(paths.home))
  await startApp(page)
  await expect(back).toHaveCount(0)
})

test.describe('an invitation link', () => {
  test('leaves the address bar, waits for the login, and is accepted', async ({ page }) => {
    const club = await makeOwnedClub({ privacy: true })
    const person = await makePerson()
    const link = await makeInvitation(club)
    // Opening it, as programs do that look at links, does not use up its only use.
    for (const opened of [await page.request.head(link), await page.request.get(link)])
      expect(opened.status()).toBe(200)
    const response = await page.goto(link)
    expect(response?.headers()['referrer-policy']).toBe('no-referrer')
    await startApp(page)
    await expect(page).toHaveURL(siteUrl(clubPath(club.id)))
    const group = membership(page)
    await expect(group.getByText('You are invited to this club.')).toBeVisible()
    const stored = () => page.evaluate(() => localStorage.getItem('invitation'))
    expect(await stored()).toBe(link.split('=')[1])
    const privacy = await (await page.request.get(siteUrl(paths.privacy))).text()
    for (const name of await page.evaluate(() => Object.keys(localStorage))) expect(privacy).toContain(name)
    await group.getByRole('link', { name: 'Log in to accept the invitation' }).click()
    await page.getByLabel('Email', { exact: true }).fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/user/invitations'))
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    expect((await sent).status()).toBe(202)
    await expect.poll(stored).toBeNull()
    await page.getByRole('link', { name: `Continue to ${club.title}` }).click()
    await group.getByRole('button', { name: 'Accept invitation' }).click()
    await expect(toasts(page).getByText(`You are now a member of "${club.title}"`)).toBeVisible()
    await expect(group.getByText('You are a member')).toBeVisible()
  })

  test('can be dismissed, and says when it is dead', { tag: '@details' }, async ({ page }) => {
    const club = await makeOwnedClub()
    const link = await makeInvitation(club)
    await bringSession(page, await makePerson())
    await page.goto(link)
    await startApp(page)
    const group = membership(page)
    await group.getByRole('button', { name: 'Dismiss' }).click()
    await expect(toasts(page).getByText('The invitation was dismissed')).toBeVisible()
    await expect(group.getByRole('button', { name: 'Join' })).toBeVisible()

    for (const token of ['x'.repeat(43), 'y'.repeat(500)]) {
      await page.goto(`${clubPath(club.id)}?invitation=${token}`)
      await startApp(page)
      await expect(group.getByText('This invitation has expired, was used up or was revoked')).toBeVisible()
      await expect(page).toHaveURL(siteUrl(clubPath(club.id)))
    }
  })
})

test(
  'an invitation says that it is dead in a pending club, and goes when it was revoked meanwhile',
  { tag: '@details' },
  async ({ page }) => {
    const pending = await makeOwnedClub({ state: 'pending' })
    await bringSession(page, await makePerson())
    await page.goto(`${clubPath(pending.id)}?invitation=${'x'.repeat(43)}`)
    await startApp(page)
    const group = membership(page)
    await expect(group.getByText('This invitation has expired, was used up or was revoked')).toBeVisible()

    const club = await makeOwnedClub()
    await page.goto(await makeInvitation(club))
    await startApp(page)
    const accept = group.getByRole('button', { name: 'Accept invitation' })
    await expect(accept).toBeVisible()
    const path = `${clubPath(club.id)}/invitations`
    const { result } = await club.owner.session.call<{ result: { id: number }[] }>('GET', path)
    await club.owner.session.call('DELETE', `${path}/${result[0]?.id}`)
    await accept.click()
    await expect(
      toasts(page).getByText('This invitation has expired, was used up or was revoked'),
    ).toBeVisible()
    await expect(accept).toHaveCount(0)
    await expect(group.getByRole('button', { name: 'Join' })).toBeVisible()
  },
)

test('after a logout nothing of the members is left on the page', async ({ page }) => {
  const club = await makeOwnedClub({ privacy: true })
  await publish(club, 'For members', 'Inside')
  await bringSession(page, club.owner)
  await openClub(page, club)
  await expect(page.getByRole('article', { name: 'For members' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Olga' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('article', { name: 'For members' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Log in to join' })).toBeVisible()
})
