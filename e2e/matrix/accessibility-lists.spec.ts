import { expect } from '@playwright/test'
import { locales } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { CLUBS_CALL, sampleClub } from '../support/sample-club.ts'
import { openInApp, openRunningPage, test } from '../support/site.ts'
import { holdToasts, look, narrow, parts, wide } from '../support/states.ts'

test.use({ viewport: wide, reducedMotion: 'reduce' })

const club = {
  ...sampleClub,
  description: 'We meet on Mondays and read the night session together before anybody trades.',
  contacts: [{ contactName: 'Mail', contactLink: 'mailto:club@example.com' }],
}
const answer = {
  result: [club, { ...club, id: 2, privacy: true, state: 'pending', User: null, contacts: [] }],
  next: null,
}

for (const locale of locales) {
  test(`lists of clubs in every state pass the checks of axe (${locale})`, async ({ page }) => {
    test.slow()
    await openRunningPage(page, paths.clubs, locale)
    await page.route(CLUBS_CALL, () => new Promise(() => {}))
    await page.locator('.side a').last().click()
    await expect(page.locator('.skeleton').first()).toBeVisible()
    await look(page, 'clubs, on their way', parts.page)

    await page.route(CLUBS_CALL, (route) => route.abort())
    await openInApp(page, paths.clubs, locale)
    await holdToasts(page)
    await look(page, 'clubs, failed', parts.page)
    await look(page, 'toast, error', parts.toast)

    await page.route(CLUBS_CALL, (route) => route.fulfill({ status: 202, json: answer }))
    await page.setViewportSize(wide)
    await openInApp(page, paths.clubs, locale)
    await page.getByRole('columnheader').getByRole('button').first().focus()
    await expect(page.getByRole('tooltip').first()).toBeVisible()
    await look(page, 'clubs, with a tooltip', parts.page, [wide.width])
    await page.setViewportSize(narrow)
    await page.getByRole('main').locator('.side-button').click()
    await look(page, 'clubs, list of countries open', parts.page, [narrow.width])

    await openRunningPage(page, `${paths.countries}?select=Asia-Pacific`, locale)
    await expect(page.getByRole('main').locator('.club-table')).toBeVisible()
    await look(page, 'countries, with clubs', parts.page)
  })

  test(`questions, pictures and the help search pass the checks of axe (${locale})`, async ({ page }) => {
    test.slow()
    await openRunningPage(page, paths.faq, locale)
    await page.evaluate(() => {
      for (const item of document.querySelectorAll('main details')) item.setAttribute('open', '')
    })
    await look(page, 'questions, all open', parts.page)
    await page.getByRole('main').locator('a:has(img)').first().click()
    await expect(page.getByRole('dialog').locator('img')).toBeVisible()
    await look(page, 'enlarged picture', parts.dialog)

    await openRunningPage(page, `${paths.help}?q=email`, locale)
    await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty()
    await look(page, 'help, found', parts.page)
    await page.getByRole('main').getByRole('searchbox').fill('xqzw')
    await look(page, 'help, nothing found', parts.page)
  })
}
