import type { Locale } from '../locales.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fill, find } from './fill-message.ts'
import { it } from './it.ts'
import { longDate } from './long-date.ts'

export { fill, find }

type English = typeof en
type Areas = keyof English

/** Italian and German are typed by English: a text that is missing in one of them does not compile. */
export type Messages = { [Area in Areas]: { [Name in keyof English[Area]]: string } }
export type MessageKey = { [Area in Areas]: `${Area}.${keyof English[Area] & string}` }[Areas]

/** The texts without a `{{place}}`: only these can be said without values. */
export type PlainMessageKey = { [Area in Areas]: `${Area}.${PlainName<English[Area]>}` }[Areas]
type PlainName<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends `${string}{{${string}}}${string}` ? never : Name
}[keyof Texts & string]

export type MessageValues = Record<string, string | number>

/** A message key with its values. */
export type Sentence = { key: MessageKey; values: MessageValues }

const byLocale: Record<Locale, Messages> = { en, it, de }

/** Makes a typo in a message key a compile error; schemas contain keys, never sentences. */
export function key<Name extends MessageKey>(name: Name): Name {
  return name
}

export function sentence(plain: PlainMessageKey): Sentence {
  return { key: plain, values: {} }
}

/** Formats messages in one language. A text with a `{{place}}` does not compile without values. */
export type Say = {
  (key: PlainMessageKey): string
  (key: MessageKey, values: MessageValues): string
}

export function say(locale: Locale, name: PlainMessageKey): string
export function say(locale: Locale, name: MessageKey, values: MessageValues): string
export function say(locale: Locale, name: MessageKey, values?: MessageValues): string {
  const text = textOf(locale, name)
  return values ? fill(text, withUnits(locale, values)) : text
}

const met: Record<Locale, Map<MessageKey, string>> = { en: new Map(), it: new Map(), de: new Map() }

/** Cached: most answers use one of a few texts. */
function textOf(locale: Locale, name: MessageKey): string {
  const known = met[locale].get(name)
  if (known !== undefined) return known
  const text = find(byLocale[locale], name) ?? name
  met[locale].set(name, text)
  return text
}

/** `{{minutes}}` includes its unit, for the singular; `{{date}}` is given as an ISO instant and said as a day. */
function withUnits(locale: Locale, values: MessageValues): MessageValues {
  const { minutes, date } = values
  const said = { ...values }
  if (typeof minutes === 'number') {
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
    said['minutes'] = format.format(minutes)
  }
  if (typeof date === 'string') said['date'] = longDate(locale, new Date(date))
  return said
}
