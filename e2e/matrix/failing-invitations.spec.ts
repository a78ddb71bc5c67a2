import { expect, type Route } from '@playwright/test'
import { makeInvitation, makeOwnedClub, makePerson, membership, openClub } from '../support/community.ts'
import { bringSession } from '../support/people.ts'
import { startApp, test } from '../support/site.ts'

const refuse = (status: number, result: string) => (route: Route) =>
  route.fulfill({ status, json: { result, code: 'unavailable' } })

test.describe('an invitation that could not be sent or read', () => {
  const SENT = '**/api/v1/user/invitations'
  const READ = '**/api/v1/user/clubs'
  const LOST = 'The connection was lost. Please check it and try again.'
  const FAILED = 'Something went wrong on our side. Please try again later.'

  for (const [kind, address, fail, text] of [
    ['not sent: a lost connection', SENT, (route: Route) => route.abort(), LOST],
    ['not sent: too many requests', SENT, refuse(429, 'Too many requests'), 'Too many requests'],
    ['not sent: a failing server', SENT, refuse(500, ''), FAILED],
    ['not read: a lost connection', READ, (route: Route) => route.abort(), LOST],
    ['not read: an overloaded server', READ, refuse(503, 'Please wait'), 'Please wait'],
  ] as const) {
    test(`says so, and is tried again: ${kind}`, async ({ page }) => {
      const club = await makeOwnedClub({ privacy: true })
      await bringSession(page, await makePerson())
      await page.route(address, fail)
      await page.goto(await makeInvitation(club))
      await startApp(page)
      const group = membership(page)
      await expect(group.getByRole('alert')).toContainText(text)
      const again = group.getByRole('button', { name: 'Try again' })
      const tried = page.waitForRequest(address)
      await again.press('Enter')
      await tried
      await expect(again).toBeFocused()
      await expect(group.getByRole('alert')).toContainText(text)

      await page.unroute(address)
      await again.press('Enter')
      await expect(group.getByRole('button')).toHaveText(['Accept invitation', 'Dismiss'])
      await expect(group).toBeFocused()
    })
  }

  test('says so when it was shown before', async ({ page }) => {
    const club = await makeOwnedClub()
    await bringSession(page, await makePerson())
    await page.goto(await makeInvitation(club))
    await startApp(page)
    const group = membership(page)
    const accept = group.getByRole('button', { name: 'Accept invitation' })
    await expect(accept).toBeVisible()
    // The link is used up: only the kept invitation is left.
    await openClub(page, club)
    await expect(accept).toBeVisible()
    await page.route('**/api/v1/user/invitations/**', refuse(429, 'Too many requests'))
    await page.route(READ, refuse(503, 'Please wait'))
    await accept.press('Enter')
    await expect(group.getByRole('alert')).toContainText('Please wait')
    await page.unroute(READ)
    await group.getByRole('button', { name: 'Try again' }).click()
    await expect(accept).toBeVisible()
  })

  test('is nothing that readers without one are told', async ({ page }) => {
    const club = await makeOwnedClub()
    await bringSession(page, await makePerson())
    await page.route(READ, refuse(503, 'Please wait'))
    const read = page.waitForResponse(READ)
    await openClub(page, club)
    await read
    await expect(membership(page).getByRole('button', { name: 'Join' })).toBeVisible()
    await expect(membership(page).getByRole('alert')).toHaveCount(0)
  })
})
