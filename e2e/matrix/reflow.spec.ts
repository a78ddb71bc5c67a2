import { expect, type Page } from '@playwright/test'
import { locales, localizePath } from '@aurivane/contract/locales'
import { gatedPaths, paths } from '@aurivane/contract/paths'
import { allPaths } from '../support/addresses.ts'
import { noteCovered } from '../support/covered.ts'
import { findOverflow, spaceText, unspaceText } from '../support/layout.ts'
import { admin, bringSession, makeMember, openApiSession, suspend } from '../support/people.ts'
import { measure, measureInAllLanguages, zoomed } from '../support/reflow.ts'
import { openRunningPage, test } from '../support/site.ts'
import { switchLanguage } from '../support/states.ts'

test.use({ viewport: zoomed, reducedMotion: 'reduce' })

const publicPaths = allPaths.filter((path) => !gatedPaths.includes(path))
const longName = { firstName: 'Massimiliana Eleonora', lastName: 'Schwarzenbacher-Oberhauser' }
const SHARE = Math.ceil(publicPaths.length / 4)

for (let part = 0; part < 4; part += 1) {
  test(`pages fit 320 px and bear spaced text, part ${part + 1}`, async ({ page }) => {
    test.slow()
    for (const path of publicPaths.slice(part * SHARE, (part + 1) * SHARE))
      await measureInAllLanguages(page, path)
  })
}

test('pages fit 320 px also in the fallback fonts', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 700 })
  await page.route('**/*.woff2', () => undefined)
  for (const locale of locales) {
    for (const path of publicPaths) {
      await page.goto(localizePath(path, locale), { waitUntil: 'domcontentloaded' })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
    }
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(localizePath(paths.countries, locale), { waitUntil: 'domcontentloaded' })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), locale).toBe(width)
    }
    await page.setViewportSize({ width: 320, height: 700 })
  }
})

test('pages of members fit 320 px and bear spaced text', async ({ page }) => {
  test.slow()
  const member = await makeMember(longName)
  const session = await openApiSession(member)
  const club = { title: 'Donaudampfschifffahrtsgesellschaft', country: 'Switzerland', privacy: true }
  await session.call('POST', '/user/club', { ...club, description: 'We read charts together.' })
  await bringSession(page, member)
  await measureInAllLanguages(page, paths.portfolios)
  await measureInAllLanguages(page, paths.profile, '/profile, account')
  await measureInAllLanguages(page, `${paths.profile}?select=clubs`, '/profile, clubs')
})

test('the administration fits 320 px and bears spaced text', async ({ page }) => {
  test.slow()
  const { lastName } = await makeMember({ ...longName, isConfirmed: false })
  await suspend(await makeMember(longName))
  await bringSession(page, admin)
  await openRunningPage(page, `${paths.profile}?select=admin`)
  const users = page.locator('#users')
  await users.getByRole('button').first().click()
  // The other tests make hundreds of users, and laying all of them out anew in each language takes seconds.
  await users.getByRole('searchbox').fill(lastName)
  for (const locale of locales) {
    if (locale !== 'en') await switchLanguage(page, `${paths.profile}?select=admin`, locale)
    await expect(users.locator('tbody button').filter({ hasText: lastName }).first()).toBeVisible()
    await expect(users.locator('tbody button').filter({ hasNotText: lastName })).toHaveCount(0)
    await measure(page, '/profile, administration')
  }
})

test('menus and dialogs fit 320 px and bear spaced text', async ({ page }) => {
  test.slow()
  await bringSession(page, await makeMember({ firstName: 'Massimiliana' }))
  for (const locale of locales) {
    await openRunningPage(page, paths.profile, locale)
    await page.getByRole('banner').locator('.tools > button[popovertarget]:visible').last().click()
    const menu = page.getByRole('dialog')
    await expect(menu).toBeVisible()
    for (const group of await menu.locator('summary').all()) await group.click()
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
    await page.getByRole('main').locator('.rows button').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
    await page.getByRole('switch').click()
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})

/** Of the dialog that is open, with the reader's own spacing too. */
async function expectNoSidewaysScroll(page: Page) {
  const dialog = page.getByRole('dialog')
  for (const space of [unspaceText, spaceText]) {
    await space(page)
    expect(await findOverflow(page)).toEqual([])
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  }
  await unspaceText(page)
  noteCovered('reflow of menus and dialogs', (await dialog.getAttribute('class')) ?? '')
}
