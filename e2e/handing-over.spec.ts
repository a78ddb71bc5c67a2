import { expect, type Page } from '@playwright/test'
import { manageClubPath } from '@aurivane/contract/paths'
import { dialog, openAdministration, part } from './support/administration.ts'
import { makeMemberOf, makeOwnedClub, toasts } from './support/community.ts'
import { allow, openClubs } from './support/own-clubs.ts'
import { bringSession, suspend } from './support/people.ts'
import { openRunningPage, test } from './support/site.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('an owner offers the club to a member, who declines once and accepts then', async ({
  page,
  browser,
}) => {
  const club = await makeOwnedClub()
  const heir = await makeMemberOf(club, { firstName: 'Hedda', lastName: 'Heir' })
  await bringSession(page, club.owner)
  await openRunningPage(page, manageClubPath(club.id))
  const ownership = part(page, 'Ownership')
  await expect(ownership.getByText('There is no open offer.')).toBeVisible()
  const offer = async () => {
    await button(page, 'Offer ownership: Hedda Heir').click()
    await expect(dialog(page)).toContainText('If Hedda Heir accepts within 14 days, you become a manager.')
    await dialog(page).getByRole('button', { name: 'Offer ownership' }).click()
    await expect(ownership.getByText(/^Offered to Hedda Heir\. Open until \d+ \w+ \d{4}\.$/)).toBeVisible()
  }
  await offer()
  await button(page, 'Withdraw offer').click()
  await expect(toasts(page).getByText('The offer was withdrawn')).toBeVisible()
  await expect(ownership.getByText('There is no open offer.')).toBeVisible()
  await offer()

  const context = await browser.newContext()
  const other = await context.newPage()
  await openClubs(other, heir)
  await expect(part(other, 'Offers')).toContainText(/Open until \d+ \w+ \d{4}/)
  await button(other, `Decline: ${club.title}`).click()
  await expect(toasts(other).getByText(`You declined the ownership of "${club.title}"`)).toBeVisible()
  await expect(other.getByRole('heading', { level: 3, name: 'Offers' })).toBeHidden()

  await page.reload()
  await offer()
  await other.reload()
  await button(other, `Accept: ${club.title}`).click()
  await expect(toasts(other).getByText(`You are now the owner of "${club.title}"`)).toBeVisible()
  await expect(other.getByRole('table', { name: 'Your clubs' })).toContainText(club.title)
  await context.close()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Manage club' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ownership' })).toHaveCount(0)
})

test('an administrator hands the club of a suspended owner over', async ({ page }) => {
  const club = await makeOwnedClub()
  const heir = await makeMemberOf(club, { firstName: 'Hedda', lastName: 'Heir' })
  const full = await makeMemberOf(club, { firstName: 'Fred', lastName: 'Full' })
  await allow(full, 0)
  await suspend(club.owner)
  // Removes the clubs of other tests from the answer.
  await page.route('**/api/v1/admin/clubs?*', async (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('after', String(club.id - 1))
    await route.continue({ url: url.href })
  })
  await openAdministration(page)
  const review = part(page, 'Review Clubs')
  await review.getByLabel('State').selectOption('Verified')
  await button(page, `Hand over: ${club.title}`).click()
  const asked = page.getByRole('dialog', { name: 'Hand over club' })
  await expect(asked.getByRole('option', { name: 'Fred Full' })).toBeDisabled()
  await asked.getByLabel('New owner').selectOption('Hedda Heir')
  await asked.getByRole('button', { name: 'Hand over club' }).click()
  await expect(asked.getByText('Please give a reason')).toBeVisible()
  await asked.getByLabel('Reason', { exact: true }).fill('The owner is suspended.')
  await asked.getByRole('button', { name: 'Hand over club' }).click()
  await expect(toasts(page).getByText(`Club ID ${club.id} now belongs to Hedda Heir`)).toBeVisible()
  await expect(review.getByRole('row', { name: club.title })).toContainText(heir.email)
  await expect(button(page, `Hand over: ${club.title}`)).toBeHidden()
  const log = part(page, 'Audit Log')
  await log.getByLabel('Action').selectOption('Owner changed')
  const entry = log.getByRole('row', { name: 'Owner changed' }).filter({ hasText: `Club ${club.id}` })
  await expect(entry).toContainText('The owner is suspended.')
})
