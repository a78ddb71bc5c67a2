import { expect, type Page } from '@playwright/test'
import { paths } from '@aurivane/contract/paths'
import { allPaths } from '../support/addresses.ts'
import { noteCovered } from '../support/covered.ts'
import { bringSession, makeMember, secure } from '../support/people.ts'
import { openRunningPage, test } from '../support/site.ts'
import { narrow, wide } from '../support/states.ts'

const mainPaths = [paths.home, paths.faq, paths.countries, paths.clubs, paths.contact, paths.login]

/** All elements with an animation or transition, except toasts, whose timer is an invisible animation. */
function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moves = (value: string) => value.split(', ').some((time) => Number.parseFloat(time) > 0.001)
    return [...document.querySelectorAll('*')]
      .filter((element) => !element.closest('.Toastify'))
      .flatMap((element) =>
        [undefined, '::before', '::after'].map((part) => {
          const { transitionDuration, animationName, animationDuration } = getComputedStyle(element, part)
          const isAnimated = animationName !== 'none' && moves(animationDuration)
          return moves(transitionDuration) || isAnimated ? `${element.tagName}.${element.className}` : ''
        }),
      )
      .filter((name) => name !== '')
  })
}

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

/** Controls without a visible border, and icons in the colour of their background. */
function findInvisible(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const name = (element: Element) => `${element.tagName}.${element.getAttribute('class')}`
    const ground = getComputedStyle(document.body).backgroundColor
    const controls = [...document.querySelectorAll('.button, input, select, textarea, .dialog, .panel')]
    const icons = [...document.querySelectorAll('svg.icon')]
    const current = [...document.querySelectorAll('[aria-current]:not([aria-current="false"])')]
    return [
      ...controls
        .filter((element) => isVisible(element) && !element.matches('[type="hidden"], [role="switch"]'))
        .filter((element) => getComputedStyle(element).borderTopStyle === 'none')
        .map((element) => `${name(element)} has no edge`),
      ...icons
        .filter((icon) => isVisible(icon) && getComputedStyle(icon).stroke === ground)
        .map((icon) => `${name(icon)} cannot be seen`),
      ...current
        .filter(
          (element) => isVisible(element) && !getComputedStyle(element).textDecoration.includes('underline'),
        )
        .map((element) => `${name(element)} does not look current`),
    ]
  })
}

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

const TARGET_PX = 44

/** Touch targets: all controls except links inside sentences and table cells, which WCAG exempts. */
function findSmallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((px) => {
    const targets = document.querySelectorAll<HTMLElement>(
      'button, a.button, input, select, textarea, summary, nav a, header a, footer a, .side a',
    )
    return (
      [...targets]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }))
        .filter(
          (target) => !target.closest('p, .honeypot, [aria-hidden="true"]') || target.matches('.button'),
        )
        // A pseudo-element may enlarge the target; that of a checkbox or a radio button is its label.
        .filter((target) => !target.matches('.info-button, [type="checkbox"], [type="radio"], .in-sentence'))
        .filter((target) => {
          const { width, height } = target.getBoundingClientRect()
          return width < px - 0.5 || height < px - 0.5
        })
        .map((target) => `${target.tagName}.${target.className} ${target.textContent.slice(0, 30)}`)
    )
  }, least)
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
