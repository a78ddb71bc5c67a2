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

/** Everything that WCAG 2.2 asks for at levels A and AA as far as a machine can see it, and what axe advises besides. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** Less than half of what `axe.source` is: every document has to be sent it, and to read it. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe judges by colours. */
const colours = ['color-contrast', 'link-in-text-block']

/** By name, so that the rules which axe still calls experimental run too; only what it has given up does not. */
const rules = axe
  .getRules(standards)
  .filter(({ tags }) => !tags.includes('deprecated'))
  .map(({ ruleId }) => ruleId)

export const widths = [1440, 390] as const
const HEIGHT = 900

/**
 * The themes differ in colours, and in what the switch between them says. So the second is asked about colours only, and
 * about everything in the parts of which anything is shown otherwise (docs/decisions/0016-accessibility-tests.md).
 */
const themes = [
  { theme: 'light', values: rules },
  { theme: 'dark', values: colours },
]

/**
 * What axe objects to in the page as it stands, or in parts of it, in each theme. One call for both: the browser would
 * paint the whole page anew for each theme that it is left in.
 */
async function findViolations(page: Page, within: string | null): Promise<string[][]> {
  // One document is looked at many times; the program of axe is carried over once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ([selector, asked, everything]) => {
      const elements = () =>
        [...document.querySelectorAll(selector ?? 'body')].flatMap((part) => [...part.querySelectorAll('*')])
      /** Whether and where each element is to be seen: all that is not about colours goes by this and the document. */
      const readShapes = () =>
        elements().map((element) => {
          const { display, visibility } = getComputedStyle(element)
          const { x, y, width, height } = element.getBoundingClientRect()
          return [display, visibility, x, y, width, height].join(' ')
        })
      /** The parts of the page in which the theme shows anything otherwise. */
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
  /** `page` or `state`: which of the two sums it counts in. */
  kind: 'pages' | 'states'
  name: string
  /** Where something has changed; the whole document otherwise. */
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
