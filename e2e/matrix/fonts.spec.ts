import { expect, type CDPSession, type Page } from '@playwright/test'
import { gatedPaths } from '@aurivane/contract/paths'
import { publicPaths } from '../support/addresses.ts'
import { openAfterPaint } from '../support/paints.ts'
import { bringSession, makeMember } from '../support/people.ts'
import { test } from '../support/site.ts'

const FONTS_MAX_MS = 1000

const brandText = [{ familyName: expect.stringContaining('Instrument Sans'), isCustomFont: true }]
const brandHeading = [{ familyName: expect.stringContaining('Brygada 1918'), isCustomFont: true }]

/** The fonts that actually render the first visible text, which may differ from its styles. */
async function readFonts(session: CDPSession, selector: string) {
  await session.send('DOM.getDocument')
  const { result } = await session.send('Runtime.evaluate', {
    expression: `[...document.querySelectorAll('${selector}')].find((element) => element.checkVisibility()
      && [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''))`,
  })
  if (!result.objectId) return []
  const { nodeId } = await session.send('DOM.requestNode', { objectId: result.objectId })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont }))
}

async function expectBrandFonts(page: Page, path: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  await openAfterPaint(page, path, FONTS_MAX_MS)
  expect(await readFonts(session, 'footer p'), path).toEqual(brandText)
  // Member data is rendered after hydration.
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  await expect(page.locator('html'), path).toHaveAttribute('data-app', 'ready')
  expect(await readFonts(session, 'main h1'), path).toEqual(brandHeading)
  await expect
    .poll(() => readFonts(session, 'main :is(p, label, dd, div):not(.title)'), path)
    .toEqual(brandText)
  await session.detach()
}

test('a second after the first paint every public page shows the fonts of the brand', async ({ page }) => {
  // About 30 s: it waits a second on each of the public pages.
  test.slow()
  for (const path of publicPaths) await expectBrandFonts(page, path)
})

test('and so does every page for members, at the first visit and at the next', async ({ page }) => {
  await bringSession(page, await makeMember())
  for (const path of [...gatedPaths, ...gatedPaths]) await expectBrandFonts(page, path)
})
