import type { Locale } from '@aurivane/contract/locales'
import type { FastifyReply } from 'fastify'
import { toReadyLines, type ReadyLines } from './ready-headers.ts'
import { writeAnswer } from './write-answer.ts'

const headIn = (locale: Locale): ReadyLines =>
  toReadyLines({
    'content-type': 'application/json; charset=utf-8',
    'content-language': locale,
    vary: 'Accept-Language',
    'cache-control': 'no-store',
  })
const heads: Record<Locale, ReadyLines> = { en: headIn('en'), it: headIn('it'), de: headIn('de') }

/** Writes an answer that is meant for one caller and never kept. */
export function writeJson(reply: FastifyReply, status: number, locale: Locale, text: string) {
  writeAnswer(reply, status, heads[locale], text)
}
