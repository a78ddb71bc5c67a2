import type { Locale } from './locales.ts'

/** The 18 countries of members and clubs, with their ISO codes. */
export const countries = [
  { name: 'Australia', code: 'AU' },
  { name: 'Bangladesh', code: 'BD' },
  { name: 'Canada', code: 'CA' },
  { name: 'France', code: 'FR' },
  { name: 'Greece', code: 'GR' },
  { name: 'India', code: 'IN' },
  { name: 'Indonesia', code: 'ID' },
  { name: 'Ireland', code: 'IE' },
  { name: 'Italy', code: 'IT' },
  { name: 'Mexico', code: 'MX' },
  { name: 'New Zealand', code: 'NZ' },
  { name: 'Portugal', code: 'PT' },
  { name: 'Singapore', code: 'SG' },
  { name: 'Slovenia', code: 'SI' },
  { name: 'Spain', code: 'ES' },
  { name: 'Switzerland', code: 'CH' },
  { name: 'Thailand', code: 'TH' },
  { name: 'United Kingdom', code: 'GB' },
] as const

export type Country = (typeof countries)[number]
export type CountryName = Country['name']

export const countryNames: readonly CountryName[] = countries.map((country) => country.name)
export const DEFAULT_COUNTRY: CountryName = 'Australia'

export function findCountry(name: string): Country | undefined {
  return countries.find((country) => country.name === name)
}

const regionNames: Partial<Record<Locale, Intl.DisplayNames>> = {}

/** The name of any country in the reader's language, from its two-letter code. */
export function countryName(code: string, locale: Locale): string {
  // Created once, because it takes a browser over a millisecond.
  regionNames[locale] ??= new Intl.DisplayNames([locale], { type: 'region' })
  return regionNames[locale].of(code) ?? code
}

/** The same from the name in the list, which is its English name. */
export function countryNameIn(locale: Locale, name: string): string {
  const country = findCountry(name)
  return country && locale !== 'en' ? countryName(country.code, locale) : name
}
