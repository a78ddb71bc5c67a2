import { chromium } from '@playwright/test'
import { paths } from '@aurivane/contract/paths'
import sharp from 'sharp'
import { siteUrl } from '../e2e/support/people.ts'
import startSite from '../e2e/support/start-site.ts'
import { root } from '../scripts/project.ts'
import { findChromium } from '../scripts/testing/prepare-machine.ts'

// Takes the picture at the top of README from the running product: `node art/draw-screenshot.ts` after a build.
const WINDOW_PX = { width: 1440, height: 900 }
const WIDTH_PX = 1200

const stopSite = await startSite()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage({ viewport: WINDOW_PX, locale: 'en-GB', reducedMotion: 'reduce' })
  await page.goto(siteUrl(paths.home), { waitUntil: 'networkidle' })
  const picture = sharp(await page.screenshot({ animations: 'disabled' })).resize({ width: WIDTH_PX })
  const { size } = await picture.webp({ quality: 80 }).toFile(`${root}docs/screenshot.webp`)
  console.log(`docs/screenshot.webp: ${Math.round(size / 1024)} KB`)
} finally {
  await browser.close()
  await stopSite()
}
