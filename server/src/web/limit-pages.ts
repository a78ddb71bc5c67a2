import { AddressLimit, readAcceptLanguage } from '@aurivane/api'
import { say } from '@aurivane/contract/messages/messages'
import type { AnswerPage } from './serve-web.ts'

/** Pages and files together, per address and instance. A page with all its files is about 30 requests. */
export const PAGES_AND_FILES_PER_MINUTE = 1_200

/** Only what is read is counted: other methods are refused by the page handler, which costs no more than refusing them here. */
export function limitPages(answerPage: AnswerPage, { rateLimits }: { rateLimits: boolean }): AnswerPage {
  if (!rateLimits) return answerPage
  const limit = new AddressLimit(PAGES_AND_FILES_PER_MINUTE)
  return async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const retryAfterSeconds = isRead ? await limit.take(request.ip) : null
    if (retryAfterSeconds === null) return answerPage(request, reply)
    const locale = readAcceptLanguage(request.headers['accept-language'])
    return reply
      .code(429)
      .header('retry-after', String(retryAfterSeconds))
      .header('cache-control', 'no-store')
      .header('content-language', locale)
      .header('vary', 'Accept-Language')
      .type('text/plain; charset=utf-8')
      .send(say(locale, 'request.tooMany'))
  }
}
