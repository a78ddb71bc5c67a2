import { locales, type Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { describe, expect, it } from 'vitest'
import { pages } from '../../app/routes.ts'
import { searchContents } from '../../app/search/search-contents.ts'
import type { SearchIndex } from '../../app/search/search-index.ts'
import { allTexts } from '../../app/texts/all-texts.ts'
import { buildIndexes } from './build-indexes.ts'

const written = buildIndexes(allTexts)
const indexes = Object.fromEntries(
  locales.map((locale) => [locale, JSON.parse(written[locale]) as SearchIndex]),
) as Record<Locale, SearchIndex>
const finders = Object.fromEntries(
  locales.map((locale) => [locale, searchContents(indexes[locale])]),
) as Record<Locale, ReturnType<typeof searchContents>>

function targetsFor(locale: Locale, query: string): string[] {
  return finders[locale](query).map(({ to }) => to)
}

describe.each(locales)('What the search reads in %s', (locale) => {
  it('is less than 60 KB', () => {
    expect(Buffer.byteLength(written[locale])).toBeLessThan(60_000)
  })

  it('holds every question, every post and the sections of the reading pages', () => {
    const targets = indexes[locale].flatMap(({ path, entries }) => entries.map(([id]) => `${path}#${id}`))
    expect(new Set(targets).size).toBe(targets.length)
    expect(targets.filter((target) => target.startsWith(`${paths.faq}#categoryrow`))).toHaveLength(14)
    const slugs = Object.keys(allTexts[locale]).filter((name) => name.startsWith('post-'))
    expect(targets.filter((target) => target.startsWith(paths.bulletinPost))).toHaveLength(slugs.length)
    for (const target of ['/what-is-forex#leverage', '/how-this-works#passive-income', '/privacy#storage']) {
      expect(targets).toContain(target)
    }
  })

  it('holds only pages that everybody may read', () => {
    const open = pages.filter(({ handle }) => handle.access === 'public' && handle.isIndexable)
    const known = new Set(open.map(({ path }) => path.replace('/:slug', '')))
    const closed = indexes[locale].filter(
      ({ path }) => !known.has(path.replace(/(?<=^\/bulletinPost)\/.*/, '')),
    )
    expect(closed).toEqual([])
  })

  it('names no return: the risk warning does not fit into an excerpt', () => {
    expect(written[locale]).not.toMatch(
      /(?<![\d.,])(5\s?%[^.;:]{0,30}\b(month|mese|monat)|1\s?%[^.;:]{0,30}\b(week|settimana|woche))/i,
    )
    expect(written[locale]).not.toMatch(/<\w+>/)
  })
})

const faq = (row: number) => `${paths.faq}#categoryrow${row}`
const centralBanks = `${paths.bulletinPost}/how-central-bank-meetings-move-spreads`

describe('The search finds', () => {
  it.each([
    ['en', 'verify', faq(3)],
    ['en', 'verfy emial', faq(3)],
    ['en', 'pasword', faq(4)],
    ['en', 'how do I get a new password', faq(4)],
    ['en', 'central bank', centralBanks],
    ['en', 'cental banks', centralBanks],
    ['en', 'leverige', '/what-is-forex#leverage'],
    ['en', 'privacy cookies', '/privacy#storage'],
    ['it', 'confermo', faq(3)],
    ['it', 'confrmo', faq(3)],
    ['it', 'inidrizzo emial', faq(3)],
    ['it', 'perche', faq(3)],
    ['it', 'banche centrali', centralBanks],
    ['it', 'bance centrali', centralBanks],
    ['it', 'passwrod', faq(4)],
    ['de', 'bestatigen', faq(3)],
    ['de', 'bestaetigen', faq(3)],
    ['de', 'bestätigen', faq(3)],
    ['de', 'email bestaetige', faq(3)],
    ['de', 'Mailadresse', faq(3)],
    ['de', 'Paswort', faq(4)],
    ['de', 'mein Konto schuetzen', faq(4)],
    ['de', 'mein Konto schutzen', faq(4)],
    ['de', 'Zentralbank', centralBanks],
    ['de', 'Zentralbnak', centralBanks],
    ['de', 'grosse Verluste', '/what-is-forex#risk'],
    ['de', 'Hebl', '/what-is-forex#leverage'],
  ] as const)('in %s for “%s” %s, among the first', (locale, query, to) => {
    expect(targetsFor(locale, query).slice(0, 3)).toContain(to)
  })

  it('the later part of a compound word', () => {
    expect(targetsFor('de', 'bankkonto')).toEqual([])
    expect(targetsFor('de', 'manager').length).toBeGreaterThan(0)
  })

  it('short words only as they are', () => {
    expect(targetsFor('en', 'qr').length).toBeGreaterThan(0)
    expect(targetsFor('en', 'co')).toEqual([])
    expect(targetsFor('en', 'a')).toEqual([])
  })

  it.each(locales)('nothing for nonsense and for nothing in %s', (locale) => {
    const queries = ['', '   ', '?!', 'zebra', 'xylophon quark']
    expect(queries.filter((query) => targetsFor(locale, query).length > 0)).toEqual([])
  })

  it.each(locales)('with an excerpt in %s in which the word is marked', (locale) => {
    const query = { en: 'leverage', it: 'leva', de: 'hebel' }[locale]
    const hits = finders[locale](query)
    expect(hits.length).toBeGreaterThan(3)
    for (const { title, excerpt } of hits) {
      const marked = [...title, ...excerpt].filter((piece) => piece.isMarked)
      expect(marked.map(({ text }) => text.toLowerCase()).join()).toContain(query)
      expect(excerpt.map(({ text }) => text).join('').length).toBeLessThan(145)
    }
  })
})

it('Half of the words are enough for a question, and not for keywords', () => {
  const asked = 'email zebra verify'
  expect(finders.en(asked, true).map(({ to }) => to)).toContain(faq(3))
  expect(finders.en(asked)).toEqual([])
  expect(finders.en('nothing matches this')).toEqual([])
})
