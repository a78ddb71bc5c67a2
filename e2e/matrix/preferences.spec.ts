import { expect } from '@playwright/test'
import { paths } from '@aurivane/contract/paths'
import { allPaths } from '../support/addresses.ts'
import { noteCovered } from '../support/covered.ts'
import { bringSession, makeMember, secure } from '../support/people.ts'
import { findInvisible, findMotion, findSmallTargets, TARGET_PX } from '../support/preferences.ts'
import { openRunningPage, test } from '../support/site.ts'
import { narrow, wide } from '../support/states.ts'

const mainPaths = [paths.home, paths.faq, paths.countries, paths.clubs, paths.contact, paths.login]

test('nothing moves for readers who prefer no motion', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openRunningPage(page, paths.home)
  expect(await findMotion(page), 'this check sees motion').not.toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of mainPaths) {
    await openRunningPage(page, path)
    expect(await findMotion(page), path).toEqual([])
    noteCovered('reduced motion', path)
  }
  await bringSession(page, await makeMember())
  await openRunningPage(page, paths.profile)
  await page.getByRole('switch').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findMotion(page), 'dialog').toEqual([])
  noteCovered('reduced motion', 'dialog')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a reader's own colours leave edges, signs, focus and choices visible (${colorScheme})`, async ({
    page,
  }) => {
    test.slow()
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize(wide)
    await bringSession(page, await makeMember())
    for (const path of [paths.home, paths.countries, paths.clubs, paths.contact, paths.profile]) {
      await openRunningPage(page, path)
      expect(await findInvisible(page), path).toEqual([])
      noteCovered('forced colours', path, colorScheme)
    }
    await page.keyboard.press('Tab')
    const skip = page.locator(':focus')
    expect(await skip.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid')

    const field = page.getByRole('combobox')
    await page.getByRole('banner').locator('.tools button[popovertarget]:visible').first().click()
    await field.fill('co')
    await page.keyboard.press('ArrowDown')
    const chosen = page.getByRole('option', { selected: true })
    expect(await chosen.evaluate((option) => getComputedStyle(option).outlineStyle)).toBe('solid')
    await page.keyboard.press('Escape')

    const knob = (pseudo?: string) =>
      page
        .locator('.switch .track')
        .evaluate((track, part) => getComputedStyle(track, part).backgroundColor, pseudo)
    expect(await knob('::before')).not.toBe(await knob())
    await page.getByRole('switch').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findInvisible(page), 'dialog').toEqual([])
    expect(await knob('::before'), 'switched on').not.toBe(await knob())
    noteCovered('forced colours', 'dialog', colorScheme)
  })
}

test('touch targets are 44 px large on a phone', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(narrow)
  const member = await makeMember()
  await bringSession(page, member)
  const addresses = allPaths.filter((path) => path !== paths.login && path !== paths.register)
  const small: string[] = []
  for (const path of [...addresses, `${paths.profile}?select=clubs`]) {
    await openRunningPage(page, path)
    for (const target of await findSmallTargets(page, TARGET_PX)) small.push(`${path}: ${target}`)
    noteCovered('targets of 44 px at 390 px', path)
  }
  await page.getByRole('banner').locator('.tools button[popovertarget]:visible').last().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  for (const target of await findSmallTargets(page, TARGET_PX)) small.push(`menu: ${target}`)
  expect(small).toEqual([])
  noteCovered('targets of 44 px at 390 px', 'mobile menu')
})

test('a toast does not cover the title of a dialog, nor what has the focus', async ({ page }) => {
  const member = await makeMember()
  await secure(member)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 640 })
  for (const locale of ['en', 'it', 'de'] as const) {
    await openRunningPage(page, paths.login, locale)
    await page.locator('input[name="email"]').fill(member.email)
    await page.locator('input[name="password"]').fill(member.password)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('input[name="code"]')).toBeFocused()
    const toast = page.locator('.Toastify__toast')
    await expect(toast).toBeVisible()
    const [message, box] = [await toast.boundingBox(), await dialog.boundingBox()]
    expect((message?.y ?? 0) + (message?.height ?? 0), locale).toBeLessThanOrEqual(box?.y ?? 0)
  }
})
