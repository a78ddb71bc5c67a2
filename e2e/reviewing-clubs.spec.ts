import { expect, type Locator } from '@playwright/test'
import { dialog, makeClub, openOffice, ownTitle, part } from './support/office.ts'
import { makeMember } from './support/people.ts'
import { test } from './support/site.ts'

/** The oldest stand first, and other journeys leave clubs as well: ours may be on a later page. */
async function turnTo(review: Locator, title: string) {
  const club = review.getByRole('button', { name: `Verify: ${title}` })
  const next = review.getByRole('button', { name: 'Next' })
  await expect(async () => {
    const isElsewhere = !(await club.isVisible()) && (await next.isVisible())
    if (isElsewhere && (await next.isEnabled())) await next.click()
    await expect(club).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
}

test('an admin verifies one club and declines another with a reason', async ({ page }) => {
  const owner = await makeMember()
  const [good, bad] = [ownTitle('Good club'), ownTitle('Vague club')]
  const ids = [await makeClub(owner, good), await makeClub(owner, bad)]
  await openOffice(page)
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
