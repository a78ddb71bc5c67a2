import type { Locale } from './locales.ts'

/** The 18 countries of members and clubs, with ISO code and emoji. */
export const countries = [
  { name: 'Australia', code: 'AU', emoji: '🇦🇺' },
  { name: 'Bangladesh', code: 'BD', emoji: '🇧🇩' },
  { name: 'Canada', code: 'CA', emoji: '🇨🇦' },
  { name: 'France', code: 'FR', emoji: '🇫🇷' },
  { name: 'Greece', code: 'GR', emoji: '🇬🇷' },
  { name: 'India', code: 'IN', emoji: '🇮🇳' },
  { name: 'Indonesia', code: 'ID', emoji: '🇮🇩' },
  { name: 'Ireland', code: 'IE', emoji: '🇮🇪' },
  { name: 'Italy', code: 'IT', emoji: '🇮🇹' },
  { name: 'Mexico', code: 'MX', emoji: '🇲🇽' },
  { name: 'New Zealand', code: 'NZ', emoji: '🇳🇿' },
  { name: 'Portugal', code: 'PT', emoji: '🇵🇹' },
  { name: 'Singapore', code: 'SG', emoji: '🇸🇬' },
  { name: 'Slovenia', code: 'SI', emoji: '🇸🇮' },
  { name: 'Spain', code: 'ES', emoji: '🇪🇸' },
  { name: 'Switzerland', code: 'CH', emoji: '🇨🇭' },
  { name: 'Thailand', code: 'TH', emoji: '🇹🇭' },
  { name: 'United Kingdom', code: 'GB', emoji: '🇬🇧' },
] as const

export type Country = (typeof countries)[number]
export type CountryName = Country['name']

export const countryNames: readonly CountryName[] = countries.map((country) => country.name)
export const DEFAULT_COUNTRY: CountryName = 'Australia'

export function findCountry(name: string): Country | undefined {
  return countries.find((country) => country.name === name)
}

const regionNames: Partial<Record<Locale, Intl.DisplayNames>> = {}

/** The country's name in the reader's language; in English it is the one of the list. */
export function countryNameIn(locale: Locale, name: string): string {
  const country = findCountry(name)
  if (!country || locale === 'en') return name
  // Created once, because it takes a browser over a millisecond.
  regionNames[locale] ??= new Intl.DisplayNames([locale], { type: 'region' })
  return regionNames[locale].of(country.code) ?? name
}
