import type { Locale } from '@aurivane/contract/locales'
import { publicCalls } from '@aurivane/contract/public-calls'
import { callApi } from '../api/call-api.ts'
import { hasStoredUser, readCredentials, removeCredentials, storeCredentials } from './auth-cookies.ts'
import { announceSessionEnd, onSessionLoss } from './session-end.ts'
import type { SessionStore, SessionUser } from './session-store.ts'

/**
 * Status 203 contains the user. At the start any other status ends the session, afterwards 401 only: 429 or 503 say nothing
 * about it. One cookie without the other is no session; without an answer the session is kept (docs/product.md, accounts
 * and sessions).
 */
export async function checkSession(store: SessionStore, locale: Locale, isStart = false): Promise<void> {
  const credentials = readCredentials()
  if (!credentials) return endSession(store)
  forgetOtherUser(store, credentials.uid)
  store.set({ ...store.get(), isAuthSessionLoading: true, isSessionUnknown: false })
  const answer = await callApi(publicCalls.protectedUser, { locale })
  // The session has changed during the request, so the answer no longer applies.
  if (readCredentials()?.atoken !== credentials.atoken) return checkSession(store, locale, isStart)
  if (answer.is === 'answered' && answer.status === 203) {
    // Each visit renews the idle timeout, as on the server.
    storeCredentials(credentials)
    return beginSession(store, answer.data.userObject)
  }
  const endsSession = answer.is !== 'lost' && (isStart || answer.status === 401)
  if (endsSession) endSession(store, { email: emailOf(store) })
  else store.set({ ...store.get(), isAuthSessionLoading: false, isSessionUnknown: true })
}

const emailOf = (store: SessionStore) => store.get().userInfo?.email ?? ''

/** Clears the screen before the check is answered, if the cookies are those of another user. */
function forgetOtherUser(store: SessionStore, uid: string) {
  const { userInfo } = store.get()
  if (!userInfo || String(userInfo.uid) === uid) return
  announceSessionEnd()
  store.set({ ...store.get(), userInfo: null })
}

export function beginSession(store: SessionStore, userInfo: SessionUser) {
  document.documentElement.dataset.session = ''
  const before = store.get().userInfo
  if (before && before.uid !== userInfo.uid) announceSessionEnd()
  store.set({ userInfo, isAuthSessionLoading: false, isSessionUnknown: false, ended: null })
}

/** A repeated check after the end keeps the known reason of the end. */
export function endSession(store: SessionStore, ended = store.get().ended) {
  removeCredentials()
  delete document.documentElement.dataset.session
  if (store.get().userInfo) announceSessionEnd()
  store.set({ userInfo: null, isAuthSessionLoading: false, isSessionUnknown: false, ended })
}

/** One per tab: a channel does not receive its own messages. */
let otherTabs: BroadcastChannel | undefined

/**
 * Checks again when another tab logs in or out, since tabs share cookies, but not this state; and when the server refuses a
 * call because the session has ended.
 */
export function followChanges(store: SessionStore, getLocale: () => Locale) {
  const check = () => void checkSession(store, getLocale())
  try {
    otherTabs = new BroadcastChannel('session')
  } catch {
    // Some browsers block it together with site data.
  }
  otherTabs?.addEventListener('message', check)
  onSessionLoss(() => {
    if (!store.get().isAuthSessionLoading) check()
  })
  document.addEventListener('visibilitychange', () => {
    const isKnown = store.get().userInfo !== null
    if (!document.hidden && isKnown !== hasStoredUser()) check()
  })
  // The back/forward cache can restore a page of a member who has logged out since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check()
  })
}

export function tellOtherTabs() {
  otherTabs?.postMessage('changed')
}
