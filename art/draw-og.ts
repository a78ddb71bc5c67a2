import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brand } from '@aurivane/contract/brand'
import sharp from 'sharp'
import { fullMark } from '../web/app/features/drawings/brand-mark-paths.ts'
import { heroNames } from '../web/app/features/drawings/hero-pictures.ts'
import { escapeXml } from '../web/app/site-files/escape-xml.ts'
import { drawHero } from './draw-heroes.ts'
import { colours } from './ink.ts'
import { listOgImages } from './og-list.ts'
import type { OgImage } from './og-list.ts'

const ogFolder = new URL('../web/public/og/', import.meta.url)

const WIDTH = 1200
const HEIGHT = 630
/** A browser refuses windows that are too tall. */
const IMAGES_PER_SHEET = 12
const INK = '#eeece5'
const INK_2 = '#b5bcc9'
const RISK = '#f58d70'

const require = createRequire(import.meta.url)

function fontUrl(file: string): string {
  return pathToFileURL(require.resolve(`@fontsource-variable/${file}`)).href
}

/** The ruled edge of the site, as a background. */
function rule(gap: number, height: number): string {
  return `repeating-linear-gradient(90deg, #74819a 0 1px, #0000 1px ${gap}px) 0 0 / 100% ${height}px no-repeat`
}

// Type is set by a browser: the renderer of the other pictures cannot read the web fonts of the site.
const style = `
@font-face { font-family: Display; font-weight: 400 700; src: url(${fontUrl('brygada-1918/files/brygada-1918-latin-wght-normal.woff2')}) }
@font-face { font-family: Text; font-weight: 400 700; src: url(${fontUrl('instrument-sans/files/instrument-sans-latin-wght-normal.woff2')}) }
* { box-sizing: border-box; margin: 0 }
body { background: ${colours.night}; width: ${WIDTH}px }
.image { position: relative; width: ${WIDTH}px; height: ${HEIGHT}px; overflow: hidden; color: ${INK}; font: 400 26px/1.4 Text }
.image > img, .veil { position: absolute; inset: 0 0 auto; width: 100%; height: 526px; object-fit: cover; object-position: 100% 50% }
.veil { background: linear-gradient(90deg, ${colours.night} 40%, ${colours.night}e0 52%, ${colours.night}00 72%) }
.text { position: absolute; inset: 52px auto 136px 64px; display: flex; flex-direction: column; width: 580px }
.brand { display: flex; align-items: center; gap: 16px; font: 600 40px/1 Display; letter-spacing: -.01em }
.brand svg { width: 60px; height: 60px }
h1 { margin-block: auto 0; font: 500 60px/1.06 Display; letter-spacing: -.02em; text-wrap: balance }
.subtitle { margin-block: 18px auto; color: ${INK_2}; font-size: 25px; line-height: 1.36; text-wrap: pretty }
.warning { position: absolute; inset: auto 0 0; height: 104px; padding: 10px 64px 0; display: flex; align-items: center; gap: 24px; background: ${rule(60, 11)}, ${rule(12, 5)}, ${colours.night}; font-weight: 600; font-size: 27px; white-space: nowrap }
.warning:lang(de) { font-size: 25px }
.warning svg { width: 148px; height: 44px; flex: none }
`

const mark = `<svg viewBox="0 0 48 48" fill="none" stroke="${INK}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><path d="${fullMark.line}"/><path d="${fullMark.head}" fill="${colours.gold}" stroke="${colours.gold}"/><path d="${fullMark.solid}" fill="${INK}" stroke="none"/></svg>`

function tally(): string {
  const strokes = Array.from({ length: 10 }, (_, index) =>
    index < 7
      ? `<rect x="${1 + index * 15}" y="2" width="9" height="40" fill="${RISK}"/>`
      : `<rect x="${2 + index * 15}" y="3" width="7.5" height="38" fill="none" stroke="${INK_2}" stroke-width="1.5"/>`,
  )
  return `<svg viewBox="0 0 148 44">${strokes.join('')}</svg>`
}

function markup({ title, subtitle, warning, hasTally, picture, locale }: OgImage): string {
  return (
    `<section class="image" lang="${locale}"><img src="${picture}.png"><div class="veil"></div><div class="text">` +
    `<p class="brand">${mark}${brand.name}</p><h1>${escapeXml(title)}</h1><p class="subtitle">${escapeXml(subtitle)}</p></div>` +
    `<p class="warning">${hasTally ? tally() : ''}${escapeXml(warning)}</p></section>`
  )
}

async function photograph(page: string, height: number): Promise<Buffer> {
  const file = page.replace('.html', '.png')
  await promisify(execFile)(process.env['CHROMIUM'] ?? 'chromium', [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--hide-scrollbars',
    '--allow-file-access-from-files',
    '--virtual-time-budget=5000',
    `--user-data-dir=${page}.profile`,
    `--window-size=${WIDTH},${height}`,
    `--screenshot=${file}`,
    pathToFileURL(page).href,
  ])
  return sharp(file).png().toBuffer()
}

export async function drawOgImages() {
  const folder = await mkdtemp(join(tmpdir(), 'og-'))
  await mkdir(ogFolder, { recursive: true })
  for (const name of heroNames) {
    await sharp(Buffer.from(drawHero(name, 'wide')), { density: 47.25, unlimited: true })
      .png()
      .toFile(join(folder, `${name}.png`))
  }
  const images = await listOgImages()
  for (let first = 0; first < images.length; first += IMAGES_PER_SHEET) {
    const batch = images.slice(first, first + IMAGES_PER_SHEET)
    const page = join(folder, `sheet-${first}.html`)
    await writeFile(
      page,
      `<!doctype html><meta charset="utf-8"><style>${style}</style>${batch.map(markup).join('')}`,
    )
    const sheet = await photograph(page, HEIGHT * batch.length)
    for (const [index, { file }] of batch.entries()) {
      const { size } = await sharp(sheet)
        .extract({ left: 0, top: index * HEIGHT, width: WIDTH, height: HEIGHT })
        .jpeg({ quality: 78, mozjpeg: true, chromaSubsampling: '4:4:4' })
        .toFile(fileURLToPath(new URL(file, ogFolder)))
      console.log(`/og/${file}  ${(size / 1024).toFixed(1)} KB`)
    }
  }
  await rm(folder, { recursive: true })
}

if (import.meta.main) await drawOgImages()
