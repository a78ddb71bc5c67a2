import { expect } from '@playwright/test'
import { openAdministration, part } from '../support/administration.ts'
import { test } from '../support/site.ts'

const THOUSAND_AND_THREE = 1003

/** A site with many users, answered with the documented fields only. */
function answerUsers({ searchParams }: URL) {
  const [after, limit] = [Number(searchParams.get('after')), Number(searchParams.get('limit'))]
  const last = Math.min(after + limit, THOUSAND_AND_THREE)
  const result = Array.from({ length: last - after }, (_, place) => ({
    id: after + place + 1,
    firstName: 'Ada',
    lastName: `Number ${after + place + 1}`,
    maxClubs: 3,
    confirmedEmail: true,
    admin: false,
    deletedAt: null,
    posts: [],
    date: '2026-11-15T08:00:00.000Z',
    twoFactorAuth: false,
  }))
  return {
    result,
    message: 'Successfully retrieved all users',
    next: last < THOUSAND_AND_THREE ? last : null,
  }
}

test('all users are shown, up to a thousand on a page, and found by id', async ({ page }) => {
  test.slow()
  let asked = 0
  const everyone = '**/api/v1/profiles/user/all?*'
  await page.route(everyone, async (route) => {
    asked += 1
    await route.fulfill({ status: 202, json: answerUsers(new URL(route.request().url())) })
  })
  const { uid, email } = await openAdministration(page)
  await page.getByRole('button', { name: 'Show All Users' }).click()
  const users = part(page, 'View All User Accounts')
  const told = users.getByRole('status').filter({ hasText: 'Successfully retrieved all users' })
  // Looked for without roles, which take a while to be found among so many rows.
  await expect(page.locator('.users tbody tr')).toHaveCount(1000, { timeout: 30_000 })
  await expect(told).toContainText('1000 users on this page')
  expect(asked).toBe(20)
  const previous = users.getByRole('button', { name: 'Previous' })
  const next = users.getByRole('button', { name: 'Next' })
  await next.press('Enter')
  await expect(users.getByText('Page 2')).toBeVisible()
  await expect(users.getByRole('button', { name: 'Edit Ada Number 1003' })).toBeVisible()
  await expect(told).toContainText('3 users on this page')
  await expect(next).toBeFocused()
  await previous.press('Enter')
  await expect(users.getByText('Page 1')).toBeVisible()
  await expect(previous).toBeFocused()
  await expect(previous).toBeDisabled()
  await previous.press('Enter')
  await expect(users.getByText('Page 1')).toBeVisible()

  await page.unroute(everyone)
  await page.getByLabel('Search users').fill(String(uid))
  // Addresses that begin with the digits of the id are found as well.
  await expect.poll(() => page.locator('.users tbody tr').count()).toBeLessThan(20)
  await expect(users.getByRole('row', { name: email })).toBeVisible()
  await page.getByLabel('Search users').fill('nobody of this name')
  await expect(page.getByText('No user matches this search.')).toBeVisible()
})
