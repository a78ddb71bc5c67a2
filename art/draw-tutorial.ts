import { mkdirSync } from 'node:fs'
import { chromium, type Browser, type Locator, type Page } from '@playwright/test'
import { locales, type Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import sharp from 'sharp'
import { bringSession, makeMember, siteUrl, type Identity } from '../e2e/support/people.ts'
import startSite from '../e2e/support/start-site.ts'
import { root } from '../scripts/project.ts'
import { findChromium } from '../scripts/testing/prepare-machine.ts'

/**
 * Takes the pictures of the FAQ's tutorials from the running product, in each language: `node art/draw-tutorial.ts`
 * after a build.
 */
const folder = `${root}web/public/pictures/tutorial`
const WINDOW_PX = { width: 720, height: 1000 }

/** One size for all languages, whose texts differ in length. Keep equal to tutorial-pictures.ts. */
const sizes = {
  register: { width: 600, height: 800 },
  'two-factor': { width: 660, height: 720 },
  'create-club': { width: 740, height: 980 },
}

async function takePicture(name: keyof typeof sizes, locale: Locale, part: Locator) {
  const png = await part.screenshot({ animations: 'disabled' })
  const picture = sharp(png).resize({
    ...sizes[name],
    fit: 'contain',
    withoutEnlargement: true,
    background: '#f7f5ef',
  })
  const { size } = await picture.webp({ quality: 70 }).toFile(`${folder}/${name}-${locale}.webp`)
  console.log(`${name} ${locale}: ${Math.round(size / 1024)} KB`)
}

async function openPage(browser: Browser, locale: Locale): Promise<Page> {
  const context = await browser.newContext({
    viewport: WINDOW_PX,
    locale,
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

async function drawRegister(browser: Browser, locale: Locale) {
  const page = await openPage(browser, locale)
  await page.goto(siteUrl(paths.register, locale))
  const form = page.locator('main form')
  const fields = form.locator('input:visible')
  for (const [place, value] of ['Ada', 'Rossi', 'ada@example.com', 'quiet river under stone'].entries()) {
    await fields.nth(place).fill(value)
  }
  await takePicture('register', locale, form)
  await page.context().close()
}

async function drawTwoFactor(browser: Browser, locale: Locale, member: Identity) {
  const page = await openPage(browser, locale)
  await bringSession(page, member)
  await page.goto(siteUrl(`${paths.profile}?select=account`, locale))
  await page.getByRole('switch').click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('img').waitFor()
  await takePicture('two-factor', locale, dialog)
  await page.context().close()
}

async function drawCreateClub(browser: Browser, locale: Locale, member: Identity) {
  const page = await openPage(browser, locale)
  await bringSession(page, member)
  await page.goto(siteUrl(`${paths.profile}?select=clubs`, locale))
  const form = page.locator('main form').first()
  await form.locator('input:visible').first().fill('Gold before breakfast')
  await form.locator('textarea').first().fill('We read the night session together.')
  await form.locator('select').first().selectOption('Italy')
  await takePicture('create-club', locale, form)
  await page.context().close()
}

mkdirSync(folder, { recursive: true })
const stopSite = await startSite()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const member = await makeMember()
  for (const locale of locales) {
    await drawRegister(browser, locale)
    await drawTwoFactor(browser, locale, member)
    await drawCreateClub(browser, locale, member)
  }
} finally {
  await browser.close()
  await stopSite()
}
