import { expect, type Page } from '@playwright/test'
import { paths } from '@aurivane/contract/paths'
import { noteCovered } from '../support/covered.ts'
import { admin, bringSession, makeMember } from '../support/people.ts'
import { openRunningPage, test } from '../support/site.ts'
import { narrow, wide } from '../support/states.ts'

test.use({ reducedMotion: 'reduce' })

/** More tab stops than any page has: reaching this number means a focus trap. */
const STOPS_MAX = 200

/** The page records each stop itself, because a round trip after every key would be slow. */
const STOPS_AT_ONCE = 10

type Stop = { name: string; problems: string[] }
type Walk = { stops: Stop[]; hasEnded: boolean }

/** Records in the page whether the focus is visible, not covered, and moves forward. */
async function watchFocus(page: Page) {
  await page.evaluate(() => {
    const drawn = ({ outlineStyle, outlineWidth, outlineColor, boxShadow }: CSSStyleDeclaration) =>
      `${outlineStyle === 'none' ? 'none' : `${outlineWidth} ${outlineColor}`} ${boxShadow}`
    /** A link that covers its whole card shows the focus ring around the card. */
    const ring = (element: Element | null, levels = 4): string =>
      element && levels > 0 ? drawn(getComputedStyle(element)) + ring(element.parentElement, levels - 1) : ''
    /** A switch shows its focus on the track that it lies over. */
    const shownOn = (element: Element) =>
      element.matches('[role="switch"]') ? (element.nextElementSibling ?? element) : element
    const atRest = new Map<Element, string>()
    for (const element of document.querySelectorAll(
      'a, button, input, select, textarea, summary, [tabindex]',
    ))
      atRest.set(element, ring(shownOn(element)))

    function isSeen(element: Element) {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const points = [0.15, 0.5, 0.85].flatMap((x) =>
        [0.25, 0.5, 0.75].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
      )
      return points.some(([x, y]) => {
        const front = document.elementFromPoint(x, y)
        return (
          front !== null &&
          (element.contains(front) || front.contains(element) || shownOn(element).contains(front))
        )
      })
    }
    let first: Element | null = null
    let before: Element | null = null
    function lookAtFocus(): Stop | null {
      const element = document.activeElement
      if (!element || element === document.body || element === first) return null
      first ??= element
      const problems: string[] = []
      if (ring(shownOn(element)) === atRest.get(element)) problems.push('looks the same with the focus')
      if (!isSeen(element)) problems.push('is covered or outside of the window')
      if (before && !(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING))
        problems.push(`comes after ${before.outerHTML.slice(0, 80)}, which follows it`)
      before = element
      const name = element.getAttribute('aria-label') ?? element.textContent.trim()
      return { name: `${element.tagName} ${name.slice(0, 40)}`, problems }
    }
    const walk: Walk = { stops: [], hasEnded: false }
    window.walk = walk
    // On keyup, the keydown has already moved the focus and scrolled the page.
    addEventListener('keyup', ({ key }) => {
      if (key !== 'Tab' || walk.hasEnded) return
      const stop = lookAtFocus()
      if (stop) walk.stops.push(stop)
      else walk.hasEnded = true
    })
  })
}

declare global {
  interface Window {
    walk: Walk
  }
}

/** All focusable elements by selector: pressing Tab must reach as many. */
function countTabStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    )
    const stops = [...all].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
    )
    // Radio buttons of one name are one stop; arrow keys move between them.
    const groups = new Set<string>()
    return stops.filter((element) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
      const isFirst = !groups.has(element.name)
      groups.add(element.name)
      return isFirst
    }).length
  })
}

async function walk(page: Page): Promise<Stop[]> {
  await watchFocus(page)
  for (let count = 0; count < STOPS_MAX; count += STOPS_AT_ONCE) {
    for (let key = 0; key < STOPS_AT_ONCE; key += 1) await page.keyboard.press('Tab')
    const { stops, hasEnded } = await page.evaluate(() => window.walk)
    if (hasEnded) return stops
  }
  throw new Error('The walk by Tab does not end')
}

async function expectGoodWalk(page: Page, name: string) {
  const stops = await walk(page)
  const troubles = stops.filter(({ problems }) => problems.length > 0)
  expect(
    troubles.map((stop) => `${stop.name}: ${stop.problems.join(', ')}`),
    name,
  ).toEqual([])
  expect(stops.length, name).toBe(await countTabStops(page))
  for (const [index, stop] of stops.entries()) noteCovered('tab stops', `${name} ${index} ${stop.name}`)
}

const publicPages = [
  [paths.home, paths.faq, paths.contact, paths.register],
  [paths.countries, paths.clubs, paths.bulletin, paths.login],
  [paths.help, paths.terms, paths.howThisWorks, paths.recovery],
]

for (const [index, group] of publicPages.entries()) {
  for (const window of [wide, narrow, { width: 320, height: 256 }]) {
    test(`Tab goes forward and shows where it is, part ${index + 1} at ${window.width} px`, async ({
      page,
    }) => {
      test.slow()
      await page.setViewportSize(window)
      for (const path of group) {
        await openRunningPage(page, path)
        // A list that loads during the test would add stops that have been passed already.
        await page.waitForLoadState('networkidle')
        await expectGoodWalk(page, `${path} ${window.width}`)
      }
    })
  }
}

for (const [name, who, addresses] of [
  ['a member', 'member', [paths.portfolios, paths.profile, `${paths.profile}?select=clubs`]],
  ['an administrator', 'admin', [`${paths.profile}?select=admin`]],
] as const) {
  test(`Tab goes forward and shows where it is for ${name}`, async ({ page }) => {
    test.slow()
    await bringSession(page, who === 'admin' ? admin : await makeMember())
    for (const window of [wide, narrow]) {
      await page.setViewportSize(window)
      for (const address of addresses) {
        await openRunningPage(page, address)
        await page.waitForLoadState('networkidle')
        await expectGoodWalk(page, `${address} ${window.width}`)
      }
    }
  })
}
