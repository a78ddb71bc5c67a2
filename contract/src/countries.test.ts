import { describe, expect, it } from 'vitest'
import { countries, countryNameIn, countryNames, findCountry } from './countries.ts'
import { flagEmoji } from './flag-emoji.ts'
import { isUnitedStates } from './united-states.ts'
import { COUNTRY_COUNT } from './limits.ts'
import { regions } from './regions.ts'

describe('The countries', () => {
  it('are 18, in a fixed order', () => {
    expect(countryNames).toEqual([
      'Australia',
      'Bangladesh',
      'Canada',
      'France',
      'Greece',
      'India',
      'Indonesia',
      'Ireland',
      'Italy',
      'Mexico',
      'New Zealand',
      'Portugal',
      'Singapore',
      'Slovenia',
      'Spain',
      'Switzerland',
      'Thailand',
      'United Kingdom',
    ])
    expect(countries).toHaveLength(COUNTRY_COUNT)
  })

  it('carry the name that English readers know for their code', () => {
    const names = new Intl.DisplayNames(['en'], { type: 'region' })
    for (const { name, code } of countries) expect(names.of(code)).toBe(name)
  })

  it('have the emoji of their code', () => {
    expect(countries.map(({ code }) => flagEmoji(code)).join(' ')).toBe(
      '🇦🇺 🇧🇩 🇨🇦 🇫🇷 🇬🇷 🇮🇳 🇮🇩 🇮🇪 🇮🇹 🇲🇽 🇳🇿 🇵🇹 🇸🇬 🇸🇮 🇪🇸 🇨🇭 🇹🇭 🇬🇧',
    )
  })

  it('are licensed in the regions, each once', () => {
    const licensed = Object.values(regions)
      .flat()
      .filter((row) => row.availability === 'licensed')
    expect(licensed.map((row) => row.code).toSorted()).toEqual(countries.map((one) => one.code).toSorted())
  })

  it('are found by their name alone', () => {
    expect(findCountry('Italy')?.code).toBe('IT')
    expect(findCountry('italy')).toBeUndefined()
    expect(findCountry('Germany')).toBeUndefined()
  })

  it('have a name in each language', () => {
    expect(countryNameIn('en', 'United Kingdom')).toBe('United Kingdom')
    expect(countryNameIn('it', 'United Kingdom')).toBe('Regno Unito')
    expect(countryNameIn('de', 'Switzerland')).toBe('Schweiz')
    expect(countryNameIn('de', 'Atlantis')).toBe('Atlantis')
  })
})

describe('The United States', () => {
  it.each([
    'US',
    'us',
    'USA',
    'U.S.',
    'U.S.A.',
    'u. s. a.',
    'United States',
    'united  states',
    'UNITED-STATES',
    'United States of America',
    'the United States of America',
    'The U.S.A.',
    'the US',
    'United States (US)',
    'United States of America (USA)',
    'America',
    'Amerika',
    'USA (United States)',
    'The States',
    '美國',
    'アメリカ合衆国',
    'Соединенные Штаты Америки',
    'Estados Unidos',
    'Estados Unidos de América',
    'Stati Uniti',
    'Stati Uniti d’America',
    "stati uniti d'america",
    'Vereinigte Staaten',
    'Vereinigte Staaten von Amerika',
    'États-Unis',
    'Etats Unis d’Amérique',
    'EE.UU.',
    '🇺🇸',
    'ＵＳＡ',
    'U\u200bS\u200bA',
    ' usa ',
    'U.S. of A.',
    'Ηνωμένες Πολιτείες',
    '美国',
    'Amerika Serikat',
    'Stati Uniti (USA)',
  ])('are known as %j', (text) => {
    expect(isUnitedStates(text)).toBe(true)
  })

  it.each([
    ...countryNames,
    'Russia',
    'Rus',
    'Belarus',
    'Australasia',
    'Cyprus',
    'Mauritius',
    'United Mexican States',
    'United Arab Emirates',
    'South America',
    'American Samoa',
    'Federated States of Micronesia',
    'Virgin Islands',
    'Jerusalem',
    '🇬🇧',
    '',
    ' ',
    '!',
  ])('are not %j', (text) => {
    expect(isUnitedStates(text)).toBe(false)
  })
})
