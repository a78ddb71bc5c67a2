import type { Locale } from './locales.ts'

/** The 18 countries in which a member may live and a club may stand, with ISO code and emoji. */
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

/** The country's name in the reader's language; in English it is the one of the list. */
export function countryNameIn(locale: Locale, name: string): string {
  const country = findCountry(name)
  if (!country || locale === 'en') return name
  return new Intl.DisplayNames([locale], { type: 'region' }).of(country.code) ?? name
}

/** In the languages of the 18 countries and some others, and as people shorten it. */
const unitedStatesNames = [
  'US',
  'USA',
  'US of America',
  'United States',
  'United States of America',
  'America',
  'Uncle Sam',
  'Stati Uniti',
  'Stati Uniti d’America',
  'Vereinigte Staaten',
  'Vereinigte Staaten von Amerika',
  'États-Unis',
  'États-Unis d’Amérique',
  'É.-U.',
  'Estados Unidos',
  'Estados Unidos de América',
  'EE. UU.',
  'EUA',
  'Ηνωμένες Πολιτείες',
  'Ηνωμένες Πολιτείες Αμερικής',
  'ΗΠΑ',
  'संयुक्त राज्य',
  'अमेरिका',
  'মার্কিন যুক্তরাষ্ট্র',
  'அமெரிக்கா',
  'Amerika Serikat',
  'Amerika Syarikat',
  '美国',
  '美國',
  '米国',
  'アメリカ',
  'アメリカ合衆国',
  '미국',
  'Amerika',
  'Verenigde Staten',
  'Verenigde Staten van Amerika',
  'Stany Zjednoczone',
  'США',
  'Соединённые Штаты',
  'Соединённые Штаты Америки',
  'ABD',
  'الولايات المتحدة',
  'The States',
  'สหรัฐอเมริกา',
  'สหรัฐฯ',
  'Združene države Amerike',
  'ZDA',
  'Stáit Aontaithe Mheiriceá',
  'Hononga o Amerika',
  'Stadis Unids da l’America',
  '🇺🇸',
  '840',
]

const fillers = new Set(['the', 'of', 'de', 'da', 'd', 'von'])

/** Letters and digits alone, without accents, case, invisible signs and the small words between. */
function compact(text: string): string {
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}|\p{Cf}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}🇦-🇿]+/u)
  return words.filter((word) => !fillers.has(word)).join('')
}

const unitedStates = new Set(unitedStatesNames.map(compact))

/** Any spelling: 'U.S.A.', 'united  states (US)', 'Estados Unidos', full-width letters, the flag. */
export function isUnitedStates(typed: string): boolean {
  const plain = compact(typed)
  return [plain, plain.replace(/usa?$/, ''), plain.replace(/^usa?/, '')].some((text) =>
    unitedStates.has(text),
  )
}
