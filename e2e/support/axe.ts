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

const colours = ['color-contrast']

/** By name, so that the rules which axe still calls experimental run too; only what it has given up does not. */
const rules = axe
  .getRules(standards)
  .filter(({ tags }) => !tags.includes('deprecated'))
  .map(({ ruleId }) => ruleId)

export const widths = [1440, 390] as const
const HEIGHT = 900

type Choice = 'all' | 'colours'

/** What axe objects to in the page as it stands, or in parts of it. */
async function findViolations(page: Page, within: string | null, choice: Choice): Promise<string[]> {
  // One document is looked at many times; the program of axe is carried over once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    runOnly: { type: 'rule', values: choice === 'all' ? rules : colours },
  }
  return page.evaluate(
    async ([selector, wish]) => {
      const { violations } = await window.axe.run(selector ? { include: [selector] } : document, wish)
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} (${failureSummary})`).join(' | ')}`,
      )
    },
    [within, options] as const,
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

/**
 * Both themes at both widths, in the language that the page has now. The themes differ in nothing but colours, so that
 * the second one is asked about colours only.
 */
export async function expectNoViolations(page: Page, { kind, name, within, at = widths }: Look) {
  const locale = await page.locator('html').getAttribute('lang')
  for (const width of at) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: HEIGHT })
    for (const [theme, choice] of [
      ['light', 'all'],
      ['dark', 'colours'],
    ] as const) {
      await page.evaluate((chosen) => (document.documentElement.dataset['colorScheme'] = chosen), theme)
      const view = `${locale} ${theme} ${width} px`
      expect(await findViolations(page, within ?? null, choice), `${name}, ${view}`).toEqual([])
      noteCovered(`axe, ${kind}`, name, view)
    }
  }
  await page.evaluate(() => (document.documentElement.dataset['colorScheme'] = 'light'))
}
