import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { noteCovered } from './covered.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The automated checks of WCAG 2.2 at levels A and AA, and the best practices of axe. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** Less than half the size of `axe.source`, which would be sent to every document. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules that depend on colours. */
const colours = ['color-contrast', 'link-in-text-block']

/** By name, so that experimental rules run too; deprecated ones do not. */
const rules = axe
  .getRules(standards)
  .filter(({ tags }) => !tags.includes('deprecated'))
  .map(({ ruleId }) => ruleId)

export const widths = [1440, 390] as const
const HEIGHT = 900

/**
 * The themes differ in colours and in the label of the theme switch. So the second theme is checked for colours, and for all
 * rules only in the parts that differ (docs/decisions/0016-accessibility-tests.md).
 */
const themes = [
  { theme: 'light', values: rules },
  { theme: 'dark', values: colours },
]

/**
 * The violations in the page or in parts of it, per theme. One call for both themes, because the browser repaints the whole
 * page if a theme remains between calls.
 */
async function findViolations(page: Page, within: string | null): Promise<string[][]> {
  // One document is checked many times, so axe is injected once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([selector, asked, everything]) => {
      const elements = () =>
        [...document.querySelectorAll(selector ?? 'body')].flatMap((part) => [...part.querySelectorAll('*')])
      /** Visibility and position of each element, on which all rules without colours depend. */
      const readShapes = () =>
        elements().map((element) => {
          const { display, visibility } = getComputedStyle(element)
          const { x, y, width, height } = element.getBoundingClientRect()
          return [display, visibility, x, y, width, height].join(' ')
        })
      /** Switches the theme and returns the parts of the page whose layout differs. */
      function changeTheme(theme: string): Element[] {
        if (document.documentElement.dataset['colorScheme'] === theme) return []
        const before = readShapes()
        document.documentElement.dataset['colorScheme'] = theme
        const after = readShapes()
        const changed = elements().filter((_, index) => before[index] !== after[index])
        return [...new Set(changed.map((element) => element.closest('header, main, footer') ?? element))]
      }
      async function ask(where: Element[] | string[] | null, values: string[]) {
        const { violations } = await window.axe.run(where ? { include: where } : document, {
          resultTypes: ['violations'],
          runOnly: { type: 'rule', values },
        })
        return violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} (${failureSummary})`).join(' | ')}`,
        )
      }
      const found: string[][] = []
      for (const { theme, values } of asked) {
        const changed = changeTheme(theme)
        const violations = await ask(selector ? [selector] : null, values)
        if (changed.length > 0) violations.push(...(await ask(changed, everything)))
        found.push(violations)
      }
      document.documentElement.dataset['colorScheme'] = 'light'
      return found
    },
    [within, themes, rules] as const,
  )
}

type Look = {
  /** The group in which the report counts it. */
  kind: 'pages' | 'states'
  name: string
  /** A selector that limits the check; by default the whole document. */
  within?: string
  /** Menus of narrow windows exist only there. */
  at?: readonly number[]
}

/** Both themes at both widths, in the language that the page has now. */
export async function expectNoViolations(page: Page, { kind, name, within, at = widths }: Look) {
  const locale = await page.locator('html').getAttribute('lang')
  for (const width of at) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: HEIGHT })
    const found = await findViolations(page, within ?? null)
    for (const [index, { theme }] of themes.entries()) {
      const view = `${locale} ${theme} ${width} px`
      expect(found[index], `${name}, ${view}`).toEqual([])
      noteCovered(`axe, ${kind}`, name, view)
    }
  }
}
