import { expect, type Page } from '@playwright/test'
import { locales } from '@aurivane/contract/locales'
import { clubPath, manageClubPath, paths } from '@aurivane/contract/paths'
import { makeManagerOf, makeMemberOf, makeOwnedClub, makePerson } from '../support/community.ts'
import { admin, bringSession } from '../support/people.ts'
import { openRunningPage, test } from '../support/site.ts'
import { look, parts, submitInvalid, wide } from '../support/states.ts'

test.use({ viewport: wide, reducedMotion: 'reduce' })

const dialogOf = (page: Page) => page.getByRole('dialog')

for (const locale of locales) {
  test(`managing a club passes the checks of axe (${locale})`, async ({ page }) => {
    test.slow()
    const club = await makeOwnedClub()
    const call = club.owner.session.call
    await makeManagerOf(club)
    const banned = await makeMemberOf(club)
    await call('POST', `${clubPath(club.id)}/bans`, { userID: banned.id, reason: 'Insults' })
    await call('PUT', '/user/club/single/privacy', { clubID: club.id, value: true })
    const applicant = await makePerson()
    await applicant.session.call('POST', `${clubPath(club.id)}/request`, { message: 'Hello' })
    await bringSession(page, club.owner)
    await openRunningPage(page, manageClubPath(club.id), locale)
    await expect(page.locator('#bans tbody button')).toBeVisible()
    await expect(page.locator('#members tbody button').first()).toBeVisible()
    await page.locator('#invitations form button').click()
    await expect(page.locator('#invitations tbody button')).toBeVisible()
    await look(page, 'manage club', parts.page)
    await page.locator('#members tbody button').last().click()
    await submitInvalid(dialogOf(page))
    await look(page, 'ban member, no reason', parts.dialog)
  })

  test(`the inbox and its number pass the checks of axe (${locale})`, async ({ page }) => {
    test.slow()
    const club = await makeOwnedClub()
    await makeMemberOf(club)
    await bringSession(page, club.owner)
    await openRunningPage(page, paths.inbox, locale)
    await expect(page.locator('#mail [role="switch"]').first()).toBeVisible()
    await expect(page.locator('.notices li').first()).toBeVisible()
    await look(page, 'inbox', parts.page)
    await expect(page.locator('.user-menu .unread-badge')).toBeVisible()
    await look(page, 'header with unread notices', parts.header)
  })

  test(`memberships and reports pass the checks of axe (${locale})`, async ({ page }) => {
    test.slow()
    const club = await makeOwnedClub()
    const member = await makeMemberOf(club)
    await member.session.call('POST', `${clubPath(club.id)}/reports`, { reason: 'spam', text: 'Advertising' })
    await club.owner.session.call('POST', `${clubPath(club.id)}/offer`, { userID: member.id })
    await bringSession(page, member)
    await openRunningPage(page, `${paths.profile}?select=clubs`, locale)
    await expect(page.locator('#offers-heading')).toBeVisible()
    await look(page, 'memberships', parts.page)

    await bringSession(page, admin)
    await openRunningPage(page, `${paths.profile}?select=admin#reports`, locale)
    const reports = page.locator('#reports')
    await reports.locator('td [aria-expanded]').first().click()
    await look(page, 'reports with evidence', '#reports')
    await reports.locator('tbody td:last-child button').first().click()
    await submitInvalid(dialogOf(page))
    await look(page, 'close report, no note', parts.dialog)
  })
}
