import { readFileSync, readdirSync, statSync } from 'node:fs'
import { countries } from '@aurivane/contract/countries'
import { locales } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { regions } from '@aurivane/contract/regions'
import { describe, expect, it } from 'vitest'
import { heroNames, heroSrcSet } from '../app/product/drawings/hero-pictures.ts'
import { flagPath } from '../app/product/flag-files.ts'
import { ogFileOf, ogPathOf } from './og-file.ts'

const KB = 1024

/** Those of the files that are heavier than allowed; a missing file is an error by itself. */
function heavierThan(bytes: number, files: readonly string[]): string[] {
  return files.filter((file) => statSync(new URL(`../public${file}`, import.meta.url)).size > bytes)
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

  it('stay below 42 KB where they stand in the way of the first paint of a phone', () => {
    const first = heroFiles.filter((file) => /-640\.avif$|globe-tall-.*\.avif$/.test(file))
    expect(first).toHaveLength(heroNames.length * 2 + 2)
    expect(heavierThan(42 * KB, first)).toEqual([])
  })
})

describe('Flags', () => {
  it('exist for every country that is shown, none above 4 KB', () => {
    const codes = [...countries, ...Object.values(regions).flat()].map(({ code }) => code)
    expect(heavierThan(4 * KB, codes.map(flagPath))).toEqual([])
  })
})

describe('The map of availability', () => {
  it('is lighter than 25 KB and never draws the United States as a country of its own', () => {
    const map = readFileSync(new URL('../public/pictures/world-map.svg', import.meta.url), 'utf8')
    expect(map.length).toBeLessThanOrEqual(25 * KB)
    expect(map).not.toContain('-US"')
  })
})

describe('Preview images', () => {
  it('exist for the home page in every language and stand in for pages without their own', () => {
    for (const locale of locales) {
      expect(ogPathOf(paths.home, locale)).toBe(`/og/home-${locale}.jpg`)
      expect(ogPathOf('/a-page-without-image', locale)).toBe(`/og/home-${locale}.jpg`)
    }
    expect(ogFileOf('/bulletinPost/a-post', 'de')).toBe('bulletinPost-a-post-de.jpg')
  })

  it('stay below 120 KB', () => {
    const files = readdirSync(new URL('../public/og/', import.meta.url))
    expect(
      heavierThan(
        120 * KB,
        files.map((file) => `/og/${file}`),
      ),
    ).toEqual([])
  })
})
