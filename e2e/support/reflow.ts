import { expect, type Page } from '@playwright/test'
import { locales } from '@aurivane/contract/locales'
import { noteCovered } from './covered.ts'
import { findClippedText, findOverflow, spaceText, unspaceText } from './layout.ts'
import { openRunningPage } from './site.ts'
import { switchLanguage } from './states.ts'

/** A window of 1280 by 1024 at 400 %. */
export const zoomed = { width: 320, height: 256 }
const usual = { width: 1280, height: 1024 }

async function expectToFit(page: Page, name: string, view: string) {
  expect(await findOverflow(page), `${name}, ${view}`).toEqual([])
  expect(await findClippedText(page), `${name}, ${view}`).toEqual([])
}

/** In this order each step is one change of the one before. */
export async function measure(page: Page, name: string) {
  const language = await page.locator('html').getAttribute('lang')
  await expectToFit(page, name, `${language}, 320 px`)
  noteCovered('reflow at 320 px and 400 %', name, language ?? '')
  await spaceText(page)
  await expectToFit(page, name, `${language}, 320 px, spaced`)
  await page.setViewportSize(usual)
  await expectToFit(page, name, `${language}, 1280 px, spaced`)
  noteCovered('text spacing at 320 and 1280 px', name, language ?? '')
  await unspaceText(page)
  await page.setViewportSize(zoomed)
}

export async function measureInAllLanguages(page: Page, address: string, name = address) {
  for (const locale of locales) {
    if (locale === 'en') await openRunningPage(page, address)
    else await switchLanguage(page, address, locale)
    await measure(page, name)
  }
}
