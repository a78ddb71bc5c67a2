import { describe, expect, it } from 'vitest'
import { detectLocale } from './detect-locale.ts'

const nothing = {
  pathname: '/faq',
  search: '',
  cookies: '',
  localStorage: null,
  sessionStorage: null,
  browserLanguages: [],
  htmlLanguage: '',
}

describe('The language of a visit', () => {
  it('is asked for in the decided order', () => {
    const signs = {
      pathname: '/ge/faq',
      search: '?lng=it',
      cookies: 'uid=1; i18next=en',
      localStorage: 'ge',
      sessionStorage: 'it',
      browserLanguages: ['fr-FR', 'de-AT'],
      htmlLanguage: 'en',
    }
    expect(detectLocale(signs)).toBe('de')
    expect(detectLocale({ ...signs, pathname: '/faq' })).toBe('it')
    expect(detectLocale({ ...signs, pathname: '/faq', search: '' })).toBe('en')
    expect(detectLocale({ ...signs, pathname: '/faq', search: '', cookies: '' })).toBe('de')
    const later = { ...signs, pathname: '/faq', search: '', cookies: '', localStorage: null }
    expect(detectLocale(later)).toBe('it')
    expect(detectLocale({ ...later, sessionStorage: null })).toBe('de')
    expect(detectLocale({ ...later, sessionStorage: null, browserLanguages: ['fr'] })).toBe('en')
  })

  it.each([
    ['/ge', 'de'],
    ['/de/faq', 'de'],
    ['/it/', 'it'],
    ['/en/terms', 'en'],
  ])('of %s is %s', (pathname, locale) => {
    expect(detectLocale({ ...nothing, pathname })).toBe(locale)
  })

  it('is German by ge in storage, which no browser calls it', () => {
    expect(detectLocale({ ...nothing, localStorage: 'ge' })).toBe('de')
    expect(detectLocale({ ...nothing, browserLanguages: ['ge', 'it'] })).toBe('it')
  })

  it('is not named by a page that begins like a code', () => {
    expect(detectLocale({ ...nothing, pathname: '/item' })).toBeNull()
    expect(detectLocale({ ...nothing, pathname: '/GE/faq' })).toBeNull()
  })

  it.each(['fr', '', 'undefined', '<script>'])('is not "%s", the next place is asked', (wrong) => {
    expect(detectLocale({ ...nothing, search: `?lng=${wrong}`, cookies: 'i18next=it' })).toBe('it')
  })
})
