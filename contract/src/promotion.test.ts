import { describe, expect, it } from 'vitest'
import { countries } from './countries.ts'
import {
  policyCookieOf,
  promotionIn,
  promotionOfCookie,
  promotionOfHeader,
  strictestPromotion,
} from './promotion.ts'

describe('Promotion', () => {
  it('is off in five of the 18 countries, with a long warning in one, and on in the others', () => {
    const codesWith = (wanted: string) =>
      countries.map(({ code }) => code).filter((code) => promotionIn(code) === wanted)
    expect(codesWith('off')).toEqual(['BD', 'FR', 'IN', 'ES', 'TH'])
    expect(codesWith('gb')).toEqual(['GB'])
    expect(codesWith('on')).toHaveLength(12)
  })

  it.each(['US', 'DE', 'XX', 'T1', '', '   ', 'Spain', 'ESP', '__proto__', 'constructor', '\0', '🇪🇸'])(
    'is on where no rule is known, as for %j',
    (code) => {
      expect(promotionIn(code)).toBe('on')
    },
  )

  it('is off where the operator says so, instead of in the default countries', () => {
    expect(promotionIn('IT', ['IT', 'JP'])).toBe('off')
    expect(promotionIn('JP', ['IT', 'JP'])).toBe('off')
    expect(promotionIn('ES', ['IT', 'JP'])).toBe('on')
    expect(promotionIn('ES', [])).toBe('on')
    expect(promotionIn('GB', [])).toBe('gb')
    expect(promotionIn('GB', ['GB'])).toBe('off')
  })

  it.each([
    ['ES', 'off'],
    ['es', 'off'],
    [' FR ', 'off'],
    ['GB', 'gb'],
    ['IT', 'on'],
    ['IT, ES', 'off'],
    ['GB,IT', 'gb'],
    ['GB,IN', 'off'],
    [',,', 'on'],
    ['', 'on'],
    [undefined, 'on'],
    [null, 'on'],
  ])('by a header with %j is %s', (value, promotion) => {
    expect(promotionOfHeader(value)).toBe(promotion)
  })

  it('by a header follows the operator’s list', () => {
    expect(promotionOfHeader('IT', ['IT'])).toBe('off')
    expect(promotionOfHeader('ES', ['IT'])).toBe('on')
  })

  it.each([
    ['off', 'off'],
    ['gb', 'gb'],
    ['on', 'on'],
    ['OFF', 'on'],
    ['off;', 'on'],
    ['', 'on'],
    [null, 'on'],
    [undefined, 'on'],
  ])('by a cookie with %j is %s', (value, promotion) => {
    expect(promotionOfCookie(value)).toBe(promotion)
  })

  it('is kept in a cookie where figures are restricted, and not at all elsewhere', () => {
    expect((['off', 'gb', 'on'] as const).map(policyCookieOf)).toEqual(['off', 'gb', null])
  })

  it('is the strictest of several: off, then gb, then on', () => {
    expect(strictestPromotion('on', 'gb', 'off')).toBe('off')
    expect(strictestPromotion('on', 'gb')).toBe('gb')
    expect(strictestPromotion('on', 'on')).toBe('on')
    expect(strictestPromotion()).toBe('on')
  })
})
