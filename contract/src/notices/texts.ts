import { formatMoment } from '../dates.ts'
import type { Locale } from '../locales.ts'
import { fill } from '../messages/fill-message.ts'
import { longDate } from '../messages/long-date.ts'
import { kindOfNotice, type NoticeKind } from '../notice-kinds.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { it } from './it.ts'

type English = typeof en

/** Italian and German are typed by English: a text or variant that is missing in one of them does not compile. */
export type NoticeTexts = {
  [Kind in NoticeKind]: English[Kind] extends string ? string : { [Variant in keyof English[Kind]]: string }
}

const textsIn: Record<Locale, NoticeTexts> = { en, it, de }

/**
 * What the text of a notice is made from: names and titles as they were, and ISO instants for `date` and `moment`, the
 * latter with the `timeZone` of the meeting. `variant` picks one of several texts of a kind.
 */
export type NoticeValues = Readonly<Record<string, string>>

/** The text of a notice in the reader's language. */
export function noticeText(locale: Locale, kind: NoticeKind, values: NoticeValues): string {
  const words: string | Readonly<Record<string, string>> = textsIn[locale][kind]
  return fill(pick(words, values), inLanguage(locale, values))
}

type Place = { clubId: number | null; target: number | null; values: NoticeValues }

/** The page that a notice leads to, without language prefix. */
export function noticeLink(kind: NoticeKind, { clubId, target, values }: Place): string {
  return pick(kindOfNotice(kind).link, values)
    .replace('{club}', String(clubId))
    .replace('{target}', String(target))
}

function pick(words: string | Readonly<Record<string, string>>, { variant = '' }: NoticeValues): string {
  return typeof words === 'string' ? words : (words[variant] ?? '')
}

function inLanguage(locale: Locale, values: NoticeValues): Record<string, string> {
  const { date, moment, timeZone = 'UTC' } = values
  return {
    ...values,
    ...(date !== undefined && { date: longDate(locale, new Date(date)) }),
    ...(moment !== undefined && { moment: formatMoment(locale, new Date(moment), timeZone) }),
  }
}
