import { readFileSync, readdirSync, statSync } from 'node:fs'
import { countries } from '@aurivane/contract/countries'
import { locales } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { regions } from '@aurivane/contract/regions'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { heroNames, heroSrcSet } from '../web/app/features/drawings/hero-pictures.ts'
import { ogFileOf, ogPathOf } from '../web/app/head/og-file.ts'

const KB = 1024

/** Those of the files that are heavier than allowed; a missing file is an error by itself. */
function heavierThan(bytes: number, files: readonly string[]): string[] {
  return files.filter((file) => statSync(new URL(`../web/public${file}`, import.meta.url)).size > bytes)
}

const heroFiles = heroNames.flatMap((name) =>
  (['wide', 'tall'] as const).flatMap((shape) =>
    (['avif', 'webp'] as const).flatMap((format) =>
      heroSrcSet(name, shape, format)
        .split(', ')
        .map((entry) => entry.split(' ')[0] ?? ''),
    ),
  ),
)

describe('Hero pictures', () => {
  it('exist under every address that a srcset names and stay below 120 KB', () => {
    expect(heavierThan(120 * KB, heroFiles)).toEqual([])
  })

  it('stay below 42 KB where they delay the first paint of a phone', () => {
    const first = heroFiles.filter((file) => /-640\.avif$|globe-tall-.*\.avif$/.test(file))
    expect(first).toHaveLength(heroNames.length * 2 + 2)
    expect(heavierThan(42 * KB, first)).toEqual([])
  })
})

describe('The sheet of flags', () => {
  const sheet = new URL('../web/app/features/drawings/flags.webp', import.meta.url)
  const rules = readFileSync(new URL('../web/app/features/drawings/flag-places.css', import.meta.url), 'utf8')
  const places = new Map(
    [...rules.matchAll(/\.flag-(\w\w) \{\s*object-position: 0 ([\d.]+)%/g)].map(([, code, percent]) => [
      code,
      Number(percent) / 100,
    ]),
  )

  /** The black of the palette. */
  const NEARLY_BLACK = '000001'

  /** What is seen of the sheet in a box of 24 to 18, as CSS places it: the colour at one of its points. */
  async function colourAt(code: string, across: number, down: number): Promise<string> {
    const image = sharp(readFileSync(sheet))
    const { width, height } = await image.metadata()
    const visible = (width * 18) / 24
    const top = (places.get(code) ?? NaN) * (height - visible)
    const area = {
      left: Math.round(across * width),
      top: Math.round(top + down * visible),
      width: 1,
      height: 1,
    }
    return (await image.extract(area).raw().toBuffer()).subarray(0, 3).toString('hex')
  }

  it('has a place for every country that is shown, and is lighter than 12 KB', () => {
    const codes = [...countries, ...Object.values(regions).flat()].map(({ code }) => code.toLowerCase())
    expect(codes.filter((code) => !places.has(code))).toEqual([])
    expect(statSync(sheet).size).toBeLessThanOrEqual(12 * KB)
  })

  it.each([
    ['ae', ['00732f', 'ffffff', NEARLY_BLACK]],
    ['de', [NEARLY_BLACK, 'ff0000', 'ffcc00']],
    ['nl', ['ae1c28', 'ffffff', '21468b']],
    ['th', ['a51931', '2d2a4a', 'a51931']],
  ])('shows %s from its upper to its lower edge', async (code, stripes) => {
    const seen = await Promise.all([0.03, 0.5, 0.97].map((down) => colourAt(code, 0.9, down)))
    expect(seen).toEqual(stripes)
  })
})

describe('The map of availability', () => {
  it('is lighter than 25 KB and never draws the United States as a country of its own', () => {
    const map = readFileSync(new URL('../web/public/pictures/world-map.svg', import.meta.url), 'utf8')
    expect(map.length).toBeLessThanOrEqual(25 * KB)
    expect(map).not.toContain('-US"')
  })
})

describe('Preview images', () => {
  it('exist for the home page in every language and are the fallback for other pages', () => {
    for (const locale of locales) {
      expect(ogPathOf(paths.home, locale, { areLossesStated: false, hasFile: () => true })).toBe(
        `/og/home-${locale}.jpg`,
      )
      expect(
        ogPathOf('/a-page-without-image', locale, { areLossesStated: false, hasFile: () => false }),
      ).toBe(`/og/home-${locale}.jpg`)
    }
    expect(ogFileOf('/bulletinPost/a-post', 'de')).toBe('bulletinPost-a-post-de.jpg')
  })

  it('name no share of losing investors where the operator states its own', () => {
    const files = readdirSync(new URL('../web/public/og/', import.meta.url))
    for (const locale of locales) {
      const path = ogPathOf(paths.faq, locale, { areLossesStated: true, hasFile: () => true })
      expect(path).toBe(`/og/without-figure-${locale}.jpg`)
      expect(files).toContain(path.slice('/og/'.length))
    }
  })

  it('stay below 120 KB', () => {
    const files = readdirSync(new URL('../web/public/og/', import.meta.url))
    expect(
      heavierThan(
        120 * KB,
        files.map((file) => `/og/${file}`),
      ),
    ).toEqual([])
  })
})
