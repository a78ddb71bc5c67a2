import { MINUTE_MS } from '@aurivane/contract/limits'
import type { Locale } from '@aurivane/contract/locales'
import { publicCalls } from '@aurivane/contract/public-calls'
import { callApi } from '../api/call-api.ts'
import { onSessionEnd } from './session-end.ts'
import { createStore } from '../components/store.ts'

/** The API counts unread notices up to this number. */
export const UNREAD_COUNTED = 100

export const unreadNotices = createStore(0)
let readAt = -Infinity

/** Asks the server at most once a minute, however often pages change. */
export async function readUnread(locale: Locale) {
  if (performance.now() - readAt < MINUTE_MS) return
  const asked = performance.now()
  readAt = asked
  const answer = await callApi(publicCalls.countUnreadNotices, { locale })
  // The session may have ended meanwhile.
  if (answer.is === 'answered' && readAt === asked) unreadNotices.set(answer.data.result.unread)
}

onSessionEnd(() => {
  readAt = -Infinity
  unreadNotices.set(0)
})
