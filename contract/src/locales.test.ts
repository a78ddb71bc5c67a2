import { describe, expect, it } from 'vitest'
import {
  localeOfPath,
  localizePath,
  negotiateLocale,
  parseLocale,
  prefixOf,
  productCodeOf,
  splitPath,
} from './locales.ts'

describe('A language code', () => {
  it.each([
    ['en', 'en'],
    ['IT', 'it'],
    ['ge', 'de'],
    ['de', 'de'],
    ['de-CH', 'de'],
    ['de_AT', 'de'],
    [' GE-ch', 'de'],
    ['ge_AT', 'de'],
    [' it ', 'it'],
    ['en-GB', 'en'],
  ])('%j is %s', (text, locale) => {
    expect(parseLocale(text)).toBe(locale)
  })

  it.each(['fr', '', 'deutsch', 'german', 'ge1', 'italian', '-', null, undefined, 'constructor'])(
    '%j is none of ours',
    (text) => {
      expect(parseLocale(text)).toBeNull()
    },
  )

  it('of the product is ge for German', () => {
    expect([productCodeOf('en'), productCodeOf('it'), productCodeOf('de')]).toEqual(['en', 'it', 'ge'])
    expect([prefixOf('en'), prefixOf('it'), prefixOf('de')]).toEqual(['', '/it', '/ge'])
  })
})

describe('Accept-Language', () => {
  it.each([
    ['it', 'it'],
    ['de-DE,de;q=0.9,en;q=0.8', 'de'],
    ['fr;q=0.9, it;q=0.5, en;q=0.7', 'en'],
    ['fr-FR, fr', null],
    ['de;q=0, it;q=0.1', 'it'],
    ['en;q=0.1, it ; q=0.2', 'it'],
    ['de;Q=0.1,it;Q=0.9', 'it'],
    ['de; Q=0, it;q=0.1', 'it'],
    ['ge', null],
    ['ge, it;q=0.1', 'it'],
    ['*', null],
    ['', null],
    [';;,,q=1', null],
    ['it;q=abc', 'it'],
    [undefined, null],
    ['x'.repeat(100_000), null],
  ])('%.40j means %j', (header, locale) => {
    expect(negotiateLocale(header)).toBe(locale)
  })
})

describe('An address with a language', () => {
  it.each([
    ['/', { locale: null, code: null, path: '/' }],
    ['/faq', { locale: null, code: null, path: '/faq' }],
    ['/it', { locale: 'it', code: 'it', path: '/' }],
    ['/ge/faq', { locale: 'de', code: 'ge', path: '/faq' }],
    ['/de/faq', { locale: 'de', code: 'de', path: '/faq' }],
    ['/en/clubs', { locale: 'en', code: 'en', path: '/clubs' }],
    ['/item', { locale: null, code: null, path: '/item' }],
    ['/IT/faq', { locale: null, code: null, path: '/IT/faq' }],
    ['/it-CH/faq', { locale: null, code: null, path: '/it-CH/faq' }],
  ])('%s is split', (pathname, parts) => {
    expect(splitPath(pathname)).toEqual(parts)
    expect(localeOfPath(pathname)).toBe(parts.locale)
  })

  it.each([
    ['/', 'en', '/'],
    ['/', 'de', '/ge'],
    ['/#top', 'it', '/it#top'],
    ['/?lng=it', 'it', '/it?lng=it'],
    ['/faq#categoryrow6', 'de', '/ge/faq#categoryrow6'],
  ] as const)('%s in %s is %s', (path, locale, address) => {
    expect(localizePath(path, locale)).toBe(address)
  })
})
