import { expect, type Page } from '@playwright/test'
import { locales } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { admin, bringSession, makeMember, openApiSession } from '../support/people.ts'
import { openRunningPage, test } from '../support/site.ts'
import { holdTimers, look, parts, submit, submitInvalid, wide } from '../support/states.ts'

test.use({ viewport: wide, reducedMotion: 'reduce' })

const dialogOf = (page: Page) => page.getByRole('dialog')

for (const locale of locales) {
  test(`suspending and editing users passes the checks of axe (${locale})`, async ({ page }) => {
    test.slow()
    await holdTimers(page)
    const member = await makeMember()
    const { user } = await openApiSession(member)
    await bringSession(page, admin)
    await openRunningPage(page, `${paths.profile}?select=admin`, locale)
    const suspension = page.locator('#suspension form')
    await submitInvalid(suspension)
    await look(page, 'suspension, nothing filled in', '#suspension')
    await suspension.locator('input').fill(String(user.uid))
    await submit(suspension)
    await expect(suspension.getByRole('status')).toBeVisible()
    await look(page, 'suspended', '#suspension')

    const users = page.locator('#users')
    await users.getByRole('button').first().click()
    await users.getByRole('searchbox').fill(member.email)
    await expect(users.locator('tbody tr')).toHaveCount(1)
    await look(page, 'users, found', '#users')
    await users.locator('tbody button').click()
    await look(page, 'edit user', parts.dialog)
    for (const field of await dialogOf(page).locator('input[type="text"], input:not([type])').all())
      await field.fill('')
    await submitInvalid(dialogOf(page))
    await look(page, 'edit user, nothing filled in', parts.dialog)
    await page.keyboard.press('Escape')
    await users.getByRole('searchbox').fill('nobody has this name')
    await expect(users.locator('tbody tr')).toHaveCount(0)
    await look(page, 'users, nobody found', '#users')
    await look(page, 'audit log', '#audit')
  })

  test(`reviewing clubs passes the checks of axe (${locale})`, async ({ page }) => {
    test.slow()
    const session = await openApiSession(await makeMember())
    const contacts = [{ contactName: 'Mail', contactLink: 'mailto:club@example.com' }]
    const club = { description: 'We read charts.', country: 'Italy', privacy: true, contacts }
    await session.call('POST', '/user/club', { ...club, title: 'Sunday readers' })
    await bringSession(page, admin)
    await openRunningPage(page, `${paths.profile}?select=admin`, locale)
    const review = page.locator('#review')
    await expect(review.locator('tbody button').first()).toBeVisible()
    await look(page, 'clubs to review', '#review')
    await review.locator('tbody .second').first().click()
    await look(page, 'decline club', parts.dialog)
    await submitInvalid(dialogOf(page))
    await look(page, 'decline club, no reason', parts.dialog)
    await page.keyboard.press('Escape')

    await page.route('**/api/v1/admin/clubs**', (route) => route.abort())
    await review.locator('select').selectOption('verified')
    await expect(review.getByRole('alert')).toBeVisible()
    await look(page, 'clubs to review, failed', '#review')
  })
}
