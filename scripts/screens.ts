import { mkdir, rm } from 'node:fs/promises'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { localizePath, type Locale } from '@aurivane/contract/locales'
import { gatedPaths } from '@aurivane/contract/paths'
import { allPaths, themes, type Theme } from '../e2e/support/addresses.ts'
import { bringSession, makeMember, type Identity } from '../e2e/support/people.ts'
import startSite from '../e2e/support/start-site.ts'
import { root } from './project.ts'

const widths = [390, 768, 1440] as const
const languages: readonly Locale[] = ['en', 'de']
const HEIGHT = 900
const folder = `${root}screens`

/**
 * Every page at three widths, in both themes, in English and German: what a person looks through before saying that it
 * is done. `npm run screens -- /faq /contact` takes only these.
 */
async function takeScreens(wanted: readonly string[]) {
  const stopSite = await startSite()
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const member = await makeMember()
    let count = 0
    for (const locale of languages) {
      const taken = await Promise.all(
        themes.map((theme) => takeAll(browser, { wanted, locale, theme, member })),
      )
      count += taken.reduce((sum, more) => sum + more, 0)
    }
    console.log(`${count} screens in screens/`)
  } finally {
    await browser.close()
    await stopSite()
  }
}

type Wish = { wanted: readonly string[]; locale: Locale; theme: Theme; member: Identity }

async function takeAll(browser: Browser, { wanted, locale, theme, member }: Wish): Promise<number> {
  const place = `${folder}/${locale}-${theme.toLowerCase()}`
  await rm(place, { recursive: true, force: true })
  await mkdir(place, { recursive: true })
  const visitor = await openContext(browser, theme)
  const insider = await openContext(browser, theme)
  await bringSession(await insider.newPage(), member)
  for (const path of wanted) {
    await takeOne(gatedPaths.includes(path) ? insider : visitor, localizePath(path, locale), (width) => {
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
      return `${place}/${name}-${width}.png`
    })
  }
  await visitor.close()
  await insider.close()
  return wanted.length * widths.length
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

async function takeOne(context: BrowserContext, address: string, fileOf: (width: number) => string) {
  const page = await context.newPage()
  await page.goto(address)
  await page.keyboard.press('Shift')
  await page.locator('html[data-app="ready"]').waitFor()
  await page.waitForLoadState('networkidle')
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT })
    await page.screenshot({ path: fileOf(width), fullPage: true })
  }
  await page.close()
}

const asked = process.argv.slice(2)
await takeScreens(asked.length > 0 ? asked : allPaths)
