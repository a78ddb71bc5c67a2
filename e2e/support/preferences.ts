import type { Page } from '@playwright/test'

/** All elements with an animation or transition, except toasts, whose timer is an invisible animation. */
export function findMotion(page: Page): Promise<string[]> {
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

/** Controls without a visible border, and icons in the colour of their background. */
export function findInvisible(page: Page): Promise<string[]> {
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

export const TARGET_PX = 44

/** Touch targets: all controls except links inside sentences and table cells, which WCAG exempts. */
export function findSmallTargets(page: Page, least: number): Promise<string[]> {
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
