import { mkdir, rm } from 'node:fs/promises'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { locales, type Locale } from '@aurivane/contract/locales'
import { gatedPaths } from '@aurivane/contract/paths'
import { allPaths, themes, type Theme } from '../e2e/support/addresses.ts'
import { admin, bringSession, keepSession } from '../e2e/support/people.ts'
import startSite from '../e2e/support/start-site.ts'
import { root } from './project.ts'
import { accountScenes } from './screens/account-scenes.ts'
import { makeCast, type Cast } from './screens/cast.ts'
import { communityScenes } from './screens/community-scenes.ts'
import { addressOf, type Scene } from './screens/scene.ts'
import { words } from './screens/words.ts'

const widths = [390, 768, 1440] as const
const HEIGHT = 900
const folder = `${root}screens`

/** Every page as it opens, then states: dialogs, errors, filled lists. */
const everything: readonly Scene[] = [
  ...allPaths.map((path) => ({
    name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'),
    as: gatedPaths.includes(path) ? ('owner' as const) : ('visitor' as const),
    path,
  })),
  ...accountScenes,
  ...communityScenes,
]

/**
 * Screenshots of every page and state at three widths, in both themes and all languages, for visual review.
 * `npm run screens -- faq admin-users` takes only these.
 */
async function takeScreens(wanted: readonly Scene[]) {
  const stopSite = await startSite()
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  await rm(folder, { recursive: true, force: true })
  try {
    const cast = await makeCast()
    for (const locale of locales)
      await Promise.all(themes.map((theme) => takeAll(browser, { wanted, locale, theme, cast })))
    console.log(`${wanted.length * widths.length * locales.length * themes.length} screens in screens/`)
  } finally {
    await browser.close()
    await stopSite()
  }
}

type Wish = { wanted: readonly Scene[]; locale: Locale; theme: Theme; cast: Cast }

async function takeAll(browser: Browser, { wanted, locale, theme, cast }: Wish) {
  const place = `${folder}/${locale}-${theme.toLowerCase()}`
  await mkdir(place, { recursive: true })
  for (const role of new Set(wanted.map((scene) => scene.as))) {
    const context = await openContext(browser, theme)
    await openAs(await context.newPage(), role, cast)
    for (const scene of wanted.filter(({ as }) => as === role))
      await takeOne(context, scene, { locale, cast, place })
    await context.close()
  }
}

async function openAs(page: Page, role: Scene['as'], cast: Cast) {
  if (role === 'visitor') return
  if (role === 'secured') return keepSession(page, cast.securedUser)
  await bringSession(page, role === 'admin' ? admin : cast[role])
}

function openContext(browser: Browser, theme: Theme): Promise<BrowserContext> {
  const origin = new URL(process.env['SITE_URL'] ?? '').origin
  return browser.newContext({
    baseURL: origin,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'theme', value: theme }] }] },
  })
}

type Stage = { locale: Locale; cast: Cast; place: string }

/** Dialogs cover the window, so only the window is captured. */
async function takeOne(context: BrowserContext, scene: Scene, { locale, cast, place }: Stage) {
  const page = await context.newPage()
  await page.setViewportSize({ width: 1440, height: HEIGHT })
  await page.goto(addressOf(scene, locale, cast))
  await page.keyboard.press('Shift')
  await page.locator('html[data-app="ready"]').waitFor()
  await page.waitForLoadState('networkidle')
  try {
    await scene.act?.(page, words[locale], cast)
  } catch (error) {
    console.warn(`${scene.name} (${locale}): ${error instanceof Error ? error.message.split('\n')[0] : ''}`)
  }
  await page.waitForLoadState('networkidle')
  for (const width of widths) await takePicture(page, width, `${place}/${scene.name}-${width}.png`)
  await page.close()
}

async function takePicture(page: Page, width: number, path: string) {
  await page.setViewportSize({ width, height: HEIGHT })
  const hasDialog = (await page.locator('[role=dialog]:visible, [popover]:popover-open').count()) > 0
  await page.screenshot({ path, fullPage: !hasDialog })
}

const asked = process.argv.slice(2)
await takeScreens(asked.length > 0 ? everything.filter(({ name }) => asked.includes(name)) : everything)
