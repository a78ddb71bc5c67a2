import { expect, type Locator, type Page } from '@playwright/test'
import { dialog, makeClub, openAdministration, ownTitle, part } from './support/administration.ts'
import { admin, makeMember, openApiSession } from './support/people.ts'
import { test } from './support/site.ts'

/** The oldest are first, and other tests create clubs too, so ours may be on a later page. */
async function turnTo(review: Locator, title: string) {
  const club = review.getByRole('button', { name: `Verify: ${title}` })
  const next = review.getByRole('button', { name: 'Next' })
  await expect(review.getByRole('button', { name: /^Verify: / }).first()).toBeVisible()
  for (;;) {
    await expect(review.locator('[aria-busy="true"]')).toHaveCount(0)
    if (await club.isVisible()) return
    await next.click()
  }
}

test('an admin verifies one club and declines another with a reason', async ({ page }) => {
  const owner = await makeMember()
  const [good, bad] = [ownTitle('Good club'), ownTitle('Vague club')]
  const ids = [await makeClub(owner, good), await makeClub(owner, bad)]
  await openAdministration(page)
  const review = part(page, 'Review Clubs')
  await turnTo(review, good)
  await review.getByRole('button', { name: `Verify: ${good}` }).click()
  await expect(page.getByText(`Club ID ${ids[0]} is now verified`)).toBeVisible()
  await expect(review.getByRole('row', { name: good })).toBeHidden()

  await turnTo(review, bad)
  await review.getByRole('button', { name: `Decline: ${bad}` }).click()
  await dialog(page).getByRole('button', { name: 'Decline club' }).click()
  await expect(dialog(page).getByText('Give the owner a reason')).toBeVisible()
  await dialog(page).getByLabel('Reason').fill('Please say what the club does.')
  await dialog(page).getByRole('button', { name: 'Decline club' }).click()
  await expect(page.getByText(`Club ID ${ids[1]} is now declined`)).toBeVisible()
  await expect(review.getByRole('row', { name: bad })).toBeHidden()
  await review.getByLabel('State').selectOption('Declined')
  await expect(review.getByRole('row', { name: bad })).toContainText('Please say what the club does.')

  const log = part(page, 'Audit Log')
  await log.getByLabel('Action').selectOption('Club reviewed')
  const entry = log.getByRole('row').filter({ hasText: `Club ${ids[1]}` })
  await expect(entry).toContainText('State: Pending → Declined')
  await expect(entry).toContainText('Please say what the club does.')
  await log.getByLabel('Action').selectOption('Admin role withdrawn')
  await expect(entry).toBeHidden()
})

async function pressByKey(page: Page, button: Locator) {
  await button.focus()
  await page.keyboard.press('Enter')
}

test(
  'after a decision the keyboard goes on from the next club, and at the end from the heading',
  { tag: '@details' },
  async ({ page }) => {
    const owner = await makeMember()
    const titles = [ownTitle('First club'), ownTitle('Second club'), ownTitle('Third club')] as const
    const ids = new Set<number>()
    for (const title of titles) ids.add(await makeClub(owner, title))
    // Removes the waiting clubs of other tests from the answer.
    await page.route('**/api/v1/admin/clubs?*', async (route) => {
      const url = new URL(route.request().url())
      url.searchParams.set('after', String(Math.min(...ids) - 1))
      const response = await route.fetch({ url: url.href })
      const { result } = (await response.json()) as { result: { id: number }[] }
      await route.fulfill({ response, json: { result: result.filter(({ id }) => ids.has(id)), next: null } })
    })
    await openAdministration(page)
    const review = part(page, 'Review Clubs')
    const [first, second, third] = titles

    const hasLostFocus = () => document.activeElement === document.body
    await page.route(
      '**/api/v1/user/club/single/state',
      async (route) => {
        // The browser removes the focus from the disabled button.
        await page.waitForFunction(hasLostFocus)
        await route.abort()
      },
      { times: 1 },
    )
    await pressByKey(page, review.getByRole('button', { name: `Verify: ${second}` }))
    await expect(page.getByText('The connection was lost. Please check it and try again.')).toBeVisible()
    await expect(review.getByText(second, { exact: true })).toBeFocused()

    await pressByKey(page, review.getByRole('button', { name: `Verify: ${first}` }))
    await expect(review.getByText(second, { exact: true })).toBeFocused()

    await pressByKey(page, review.getByRole('button', { name: `Decline: ${third}` }))
    await dialog(page).getByLabel('Reason').fill('Please say what the club does.')
    await pressByKey(page, dialog(page).getByRole('button', { name: 'Decline club' }))
    await expect(review.getByText(second, { exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(review.getByRole('button', { name: `Verify: ${second}` })).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(review.getByText('No club is waiting for review.')).toBeVisible()
    await expect(review.getByRole('heading', { name: 'Review Clubs' })).toBeFocused()
  },
)

test(
  'a verdict about a club that somebody has reviewed meanwhile is not written over theirs',
  { tag: '@details' },
  async ({ page }) => {
    const owner = await makeMember()
    const [hasty, late] = [ownTitle('Hasty club'), ownTitle('Late club')]
    const ids = [await makeClub(owner, hasty), await makeClub(owner, late)]
    const adminSession = await openApiSession(admin)
    const declineElsewhere = (clubID: number | undefined) =>
      adminSession.call('PUT', '/user/club/single/state', {
        clubID,
        value: 'declined',
        reason: 'No place is named.',
      })
    await openAdministration(page)
    const review = part(page, 'Review Clubs')
    const told = page.getByText('This was changed somewhere else in the meantime.')

    await turnTo(review, hasty)
    await declineElsewhere(ids[0])
    await review.getByRole('button', { name: `Verify: ${hasty}` }).click()
    await expect(told).toBeVisible()
    await expect(review.getByRole('row', { name: hasty })).toBeHidden()

    await turnTo(review, late)
    await review.getByRole('button', { name: `Decline: ${late}` }).click()
    await dialog(page).getByLabel('Reason').fill('Please say what the club does.')
    await declineElsewhere(ids[1])
    await dialog(page).getByRole('button', { name: 'Decline club' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText('This was changed somewhere else')
    await expect(dialog(page).getByLabel('Reason')).toHaveValue('Please say what the club does.')
    await expect(page.getByText(late, { exact: true })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    // The opener is gone with its row, but the focus must not be lost to the top of the page.
    await expect(review.locator(':focus')).toBeVisible()

    await review.getByLabel('State').selectOption('Declined')
    for (const title of [hasty, late]) {
      await turnTo(review, title)
      await expect(review.getByRole('row', { name: title })).toContainText('No place is named.')
    }
  },
)

test(
  'of a long description the beginning shows, and the rest on request',
  { tag: '@details' },
  async ({ page }) => {
    const owner = await makeMember()
    const [brief, wordy] = [ownTitle('Brief club'), ownTitle('Wordy club')]
    await makeClub(owner, brief)
    await makeClub(owner, wordy, `${'We read one statement a week. '.repeat(30)}That is all.`)
    await openAdministration(page)
    const review = part(page, 'Review Clubs')
    await turnTo(review, brief)
    await expect(review.getByRole('button', { name: `Show more: ${brief}` })).toBeHidden()

    await turnTo(review, wordy)
    const club = review.getByRole('row', { name: wordy })
    await expect(club).toContainText('We read one statement a week.')
    await expect(club).not.toContainText('That is all.')
    await review.getByRole('button', { name: `Show more: ${wordy}` }).click()
    await expect(club).toContainText('That is all.')
    const less = review.getByRole('button', { name: `Show less: ${wordy}` })
    await expect(less).toBeFocused()
    await less.click()
    await expect(club).not.toContainText('That is all.')
  },
)
