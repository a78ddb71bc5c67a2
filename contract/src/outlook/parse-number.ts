import type { Locale } from '../locales.ts'
import type { NumberBounds } from './inputs.ts'

/** Longer than any number in bounds, however it is grouped. */
const NUMBER_MAX_CHARS = 40

// Groups have three digits: `1,5` in English is a mistake, not fifteen. `\s` includes no-break spaces.
const withPoint = /^(?<sign>-?)(?<whole>\d{1,3}(?:[,\s'’]\d{3})+|\d*)(?:\.(?<fraction>\d*))?$/
const withComma = /^(?<sign>-?)(?<whole>\d{1,3}(?:[.\s'’]\d{3})+|\d*)(?:,(?<fraction>\d*))?$/
const patterns: Record<Locale, RegExp> = { en: withPoint, it: withComma, de: withComma }

/** What somebody has typed in this language; null if it is no number or out of bounds. */
export function parseTypedNumber(text: string, locale: Locale, bounds: NumberBounds): number | null {
  const typed = text.trim().replace('−', '-')
  if (typed.length > NUMBER_MAX_CHARS) return null
  const { sign = '', whole = '', fraction = '' } = patterns[locale].exec(typed)?.groups ?? {}
  if (whole === '' && fraction === '') return null
  return inBounds(`${sign}${whole.replaceAll(/\D/g, '')}.${fraction}`, fraction.length, bounds)
}

/** A number of an address: a dot and no grouping, whatever the language. */
export function parsePlainNumber(text: string, bounds: NumberBounds): number | null {
  if (text.length > NUMBER_MAX_CHARS) return null
  const match = /^-?\d+(?:\.(?<fraction>\d+))?$/.exec(text)
  return match ? inBounds(text, match.groups?.['fraction']?.length ?? 0, bounds) : null
}

function inBounds(digits: string, decimals: number, { min, max, decimals: allowed }: NumberBounds) {
  const value = Number(digits)
  if (decimals > allowed || !(value >= min && value <= max)) return null
  return value === 0 ? 0 : value
}
