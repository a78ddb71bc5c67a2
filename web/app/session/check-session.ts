import type { Locale } from '@aurivane/contract/locales'
import { publicCalls } from '@aurivane/contract/public-calls'
import { callApi } from '../api/call-api.ts'
import { hasStoredUser, readCredentials, removeCredentials, storeCredentials } from './auth-cookies.ts'
import { announceSessionEnd } from './session-end.ts'
import type { SessionStore, SessionUser } from './session-store.ts'

/**
 * Status 203 contains the user, any other status ends the session. One cookie without the other is no session; without an
 * answer the session is kept (docs/product.md, accounts and sessions).
 */
export async function checkSession(store: SessionStore, locale: Locale) {
  const credentials = readCredentials()
  if (!credentials) return endSession(store)
  store.set({ isAuthSessionLoading: true, isSessionUnknown: false })
  const answer = await callApi(publicCalls.protectedUser, { locale })
  // The session has changed during the request, so the answer no longer applies.
  if (readCredentials()?.atoken !== credentials.atoken) return checkSession(store, locale)
  if (answer.is === 'lost') return store.set({ isAuthSessionLoading: false, isSessionUnknown: true })
  if (answer.is !== 'answered' || answer.status !== 203) {
    return endSession(store, { email: store.get().userInfo?.email ?? '' })
  }
  // Each visit renews the idle timeout, as on the server.
  storeCredentials(credentials)
  beginSession(store, answer.data.userObject)
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

const SESSION_CHANNEL = 'session'

/** Checks again when another tab logs in or out: tabs share cookies, but not this state. */
export function followOtherTabs(store: SessionStore, getLocale: () => Locale) {
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  channel.addEventListener('message', () => void checkSession(store, getLocale()))
  document.addEventListener('visibilitychange', () => {
    const isKnown = store.get().userInfo !== null
    if (!document.hidden && isKnown !== hasStoredUser()) void checkSession(store, getLocale())
  })
  // The back/forward cache can restore a page of a member who has logged out since.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    forgetOtherUser(store)
    void checkSession(store, getLocale())
  })
}

/** Clears the screen before the check is answered, if the cookies of the shown user are gone. */
function forgetOtherUser(store: SessionStore) {
  const { userInfo } = store.get()
  if (!userInfo || String(userInfo.uid) === readCredentials()?.uid) return
  announceSessionEnd()
  store.set({ userInfo: null, isAuthSessionLoading: true })
}

export function tellOtherTabs() {
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  channel.postMessage('changed')
  channel.close()
}
