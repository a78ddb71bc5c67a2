import { brand } from '@aurivane/contract/brand'
import { countries } from '@aurivane/contract/countries'
import type { Locale } from '@aurivane/contract/locales'
import { regions } from '@aurivane/contract/regions'

/** Names of people's things: they are the same in every language. */
const names = [
  brand.name,
  brand.sisterProduct.name,
  brand.supportEmail,
  'support',
  ...brand.social.map(({ name }) => name),
  'Federal Reserve',
  'New York',
  'Sydney',
  'BETA',
  'Hardware',
  'Software',
  'Cookie',
  'OK',
]

/** What the browser stores, named on the privacy page as it is stored. */
const stored = [
  'uid',
  'atoken',
  'session_key',
  'device_id',
  'i18next',
  'policy',
  'theme',
  'thirdPartyContent',
  'banner',
  'invitation',
  'continue',
]

const currencies = ['AUD', 'CAD', 'CHF', 'EUR', 'GBP', 'JPY', 'MXN', 'NZD', 'THB', 'TRY', 'USD', 'XAU']

/** Words that a native writer would use, and that happen to be written as in English. */
const native: Record<Exclude<Locale, 'en'>, readonly string[]> = {
  it: [
    'Account',
    'Africa',
    'Asia',
    'Base',
    'Club',
    'Email',
    'Italiano',
    'Menu',
    'Micro',
    'Mini',
    'No',
    'Password',
    'Privacy',
    'Spread',
    'Standard',
    'Swap',
    'Tokyo',
    'base',
    'broker',
    'drawdown',
    'gap',
    'margin call',
    'pip',
    'slippage',
    'spread',
    'stop-out',
    'swap',
  ],
  de: [
    'Bank of England',
    'Bank of Japan',
    'Bulletin',
    'Club',
    'Clubs',
    'Code',
    'Deutsch',
    'Gold',
    'London',
    'Lot',
    'Link',
    'Lots',
    'Mini',
    'Name',
    'Passkeys',
    'Person',
    'Pips',
    'Portfolio',
    'Portfolios',
    'Spread',
    'Standard',
    'Start',
    'Status',
    'Support',
    'Swap',
    'Text',
    'optional',
    'long',
    'short',
  ],
}

/** Countries whose name Intl writes alike in both languages. */
function equalCountries(locale: Locale): string[] {
  const own = new Intl.DisplayNames([locale], { type: 'region' })
  const english = new Intl.DisplayNames(['en'], { type: 'region' })
  const codes = [...countries, ...Object.values(regions).flat()].map(({ code }) => code)
  return codes.filter((code) => own.of(code) === english.of(code)).map((code) => own.of(code) ?? code)
}

/** True if nothing is left of the text once names and words that may be equal are taken out of it. */
export function mayBeEqual(text: string, locale: Exclude<Locale, 'en'>): boolean {
  const allowed = [...names, ...stored, ...currencies, ...native[locale], ...equalCountries(locale)]
  let left = text
  for (const word of allowed.toSorted((a, b) => b.length - a.length)) {
    left = left.replaceAll(
      new RegExp(String.raw`(?<!\p{L})${word.replaceAll('.', String.raw`\.`)}(?!\p{L})`, 'gu'),
      '',
    )
  }
  return !/\p{L}/u.test(left)
}
