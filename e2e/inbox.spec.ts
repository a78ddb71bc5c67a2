import { expect, type Page } from '@playwright/test'
import { clubPath, manageClubPath, paths } from '@aurivane/contract/paths'
import { makeOwnedClub, makePerson, toasts, type MadeClub } from './support/community.ts'
import { bringSession, siteUrl } from './support/people.ts'
import { openPage, openRunningPage, test } from './support/site.ts'
import { narrow } from './support/states.ts'

const notices = (page: Page) => page.getByRole('list', { name: 'Notices' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Olga Owner, account menu', exact: true })
/** On the button of the user menu. */
const badge = (page: Page) => page.locator('.user-menu > .unread-badge')

/** A closed club whose owner has one notice for each person who asks to join. */
async function makeClubWithRequests(...names: string[]): Promise<MadeClub> {
  const club = await makeOwnedClub({ privacy: true })
  await club.owner.session.call('PUT', '/user/notices/read', { all: true })
  for (const name of names) {
    const person = await makePerson({ firstName: name, lastName: 'Adams' })
    await person.session.call('POST', `${clubPath(club.id)}/request`, { message: `I am ${name}.` })
  }
  return club
}

test('unread notices are counted in the menu and lead to what they are about', async ({ page }) => {
  const club = await makeClubWithRequests('Ada', 'Ben')
  await bringSession(page, club.owner)
  await openRunningPage(page, paths.faq)
  await expect(badge(page)).toHaveText('2')
  await menuButton(page).click()
  await expect(page.getByText('2 unread', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Inbox', exact: true }).click()

  await expect(page).toHaveURL(siteUrl(paths.inbox))
  await expect(page).toHaveTitle('Inbox · Aurivane')
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
  const text = `Ada Adams asks to join "${club.title}".`
  const entry = notices(page).getByRole('listitem').filter({ hasText: text })
  await expect(entry).toContainText('Message: I am Ada.')
  await expect(entry.getByText('New', { exact: true })).toBeVisible()

  await entry.getByRole('link', { name: text }).click()
  await expect(page).toHaveURL(siteUrl(`${manageClubPath(club.id)}#requests`))
  await expect(page.getByRole('heading', { name: 'Requests' })).toBeFocused()
  await expect(badge(page)).toHaveText('1')
  await page.goBack()
  await expect(entry.getByText('New', { exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: `Mark as read: ${text}` })).toBeHidden()
})

test('notices are marked as read one by one or all at once, and deleted', async ({ page }) => {
  const club = await makeClubWithRequests('Ada', 'Ben', 'Cleo')
  const textOf = (name: string) => `${name} Adams asks to join "${club.title}".`
  await bringSession(page, club.owner)
  await openRunningPage(page, paths.inbox)
  await page.getByRole('button', { name: `Mark as read: ${textOf('Ada')}` }).click()
  await expect(toasts(page).getByText('Marked as read')).toBeVisible()
  await expect(badge(page)).toHaveText('2')
  await expect(page.getByRole('link', { name: textOf('Ada') })).toBeFocused()

  await page.getByRole('button', { name: `Delete: ${textOf('Ben')}` }).click()
  await expect(toasts(page).getByText('The notice was deleted')).toBeVisible()
  await expect(page.getByRole('link', { name: textOf('Ben') })).toBeHidden()
  await expect(badge(page)).toHaveText('1')

  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(notices(page).getByText('New', { exact: true })).toHaveCount(0)
  await expect(badge(page)).toBeHidden()
})

test('the mobile menu has the link and the number too', { tag: '@details' }, async ({ page }) => {
  const club = await makeClubWithRequests('Ada')
  await bringSession(page, club.owner)
  await page.setViewportSize(narrow)
  await openRunningPage(page, paths.faq)
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await expect(badge(page)).toHaveText('1')
  await menu.click()
  await expect(page.getByRole('dialog').getByText('1 unread')).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: 'Inbox', exact: true }).click()
  await expect(page).toHaveURL(siteUrl(paths.inbox))
})

test('the number is read at load and then at most once a minute', { tag: '@details' }, async ({ page }) => {
  const club = await makeClubWithRequests('Ada')
  await bringSession(page, club.owner)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/user/notices/unread')) asked += 1
  })
  await page.clock.install()
  await openRunningPage(page, paths.faq)
  await expect(badge(page)).toHaveText('1')
  expect(asked).toBe(1)
  const follow = async (name: string) => {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(page.locator('html[data-app="ready"]')).toBeAttached()
  }
  await follow('Help')
  await expect(page).toHaveURL(siteUrl(paths.help))
  expect(asked).toBe(1)
  await page.clock.fastForward(60_000)
  await follow('Contact')
  await expect.poll(() => asked).toBe(2)
})

test('older notices follow on request, and an empty inbox says so', { tag: '@details' }, async ({ page }) => {
  const member = await makePerson()
  await bringSession(page, member)
  await page.route('**/api/v1/user/notices?*', async (route) => {
    const after = Number(new URL(route.request().url()).searchParams.get('after') ?? 100)
    const count = after === 100 ? 20 : 1
    const result = Array.from({ length: count }, (_, index) => ({
      id: after - index - 1,
      kind: 'password_changed',
      text: `Notice ${after - index - 1}`,
      detail: null,
      date: '2026-11-01T10:00:00.000Z',
      read: true,
      link: '/profile?select=account',
      clubID: null,
    }))
    await route.fulfill({ status: 202, json: { result, next: count === 20 ? after - 20 : null, unread: 0 } })
  })
  await openRunningPage(page, paths.inbox)
  await expect(notices(page).getByRole('listitem')).toHaveCount(20)
  await expect(notices(page)).toContainText('1 November 2026')
  await page.getByRole('button', { name: 'Show older notices' }).click()
  await expect(notices(page).getByRole('listitem')).toHaveCount(21)
  await expect(page.getByRole('button', { name: 'Show older notices' })).toBeHidden()

  await page.unroute('**/api/v1/user/notices?*')
  await member.session.call('PUT', '/user/notices/read', { all: true })
  await page.reload()
  await expect(page.getByText('You have no notices.')).toBeVisible()
})

test('mail preferences are switched one by one and kept', async ({ page }) => {
  const member = await makePerson()
  await bringSession(page, member)
  await openRunningPage(page, `${paths.inbox}#mail`)
  const preferences = page.getByRole('region', { name: 'Mail preferences' })
  await expect(preferences.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(preferences.getByText('Security mails are always sent.')).toBeVisible()
  const announcements = preferences.getByRole('switch', { name: 'Announcements', exact: true })
  await expect(announcements).not.toBeChecked()
  await expect(preferences.getByRole('switch', { name: 'Reminders' })).toBeChecked()
  await expect(preferences.getByRole('switch', { name: 'New reports' })).toHaveCount(0)
  await expect(preferences.getByRole('switch')).toHaveCount(23)
  const headings = ['My memberships', 'Announcements and meetings', 'Clubs that I own or manage', 'Reports']
  await expect(preferences.getByRole('heading', { level: 3 })).toHaveText(headings)
  await announcements.press('Space')
  await expect(toasts(page).getByText('Your preference was saved')).toBeVisible()
  await page.reload()
  await expect(announcements).toBeChecked()
})

test('the inbox is closed to visitors and search engines', async ({ page }) => {
  await openPage(page, paths.inbox)
  await expect(page).toHaveURL(siteUrl(paths.login))
  await bringSession(page, await makePerson())
  const response = await openRunningPage(page, paths.inbox)
  expect(response?.headers()['x-robots-tag']).toBe('noindex')
})
