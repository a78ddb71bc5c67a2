import type { Locale } from '@aurivane/contract/locales'
import { publicCalls } from '@aurivane/contract/public-calls'
import { callApi } from '../api/call-api.ts'
import { hasStoredUser, readCredentials, removeCredentials, storeCredentials } from './auth-cookies.ts'
import { announceSessionEnd, onSessionLoss } from './session-end.ts'
import type { SessionStore, SessionUser } from './session-store.ts'

/**
 * Status 203 contains the user, any other status ends the session at the start. One cookie without the other is no session;
 * without an answer the session is kept (docs/product.md, accounts and sessions).
 */
export async function checkSession(store: SessionStore, locale: Locale) {
  const credentials = readCredentials()
  if (!credentials) return endSession(store)
  store.set({ isAuthSessionLoading: true, isSessionUnknown: false })
  const answer = await callApi(publicCalls.protectedUser, { locale })
  // The session has changed during the request, so the answer no longer applies.
  if (readCredentials()?.atoken !== credentials.atoken) return checkSession(store, locale)
  if (answer.is === 'lost') return store.set({ isAuthSessionLoading: false, isSessionUnknown: true })
  if (answer.is !== 'answered' || answer.status !== 203) return keepOrEnd(store, answer.status)
  // Each visit renews the idle timeout, as on the server.
  storeCredentials(credentials)
  beginSession(store, answer.data.userObject)
}

/** The session of the shown user ends by 401 only: 429 or 503 say nothing about it. */
function keepOrEnd(store: SessionStore, status: number) {
  const { userInfo } = store.get()
  if (userInfo && status !== 401) return store.set({ isAuthSessionLoading: false })
  endSession(store, { email: userInfo?.email ?? '' })
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
  otherTabs = new BroadcastChannel('session')
  otherTabs.addEventListener('message', check)
  onSessionLoss(() => {
    if (!store.get().isAuthSessionLoading) check()
  })
  document.addEventListener('visibilitychange', () => {
    const isKnown = store.get().userInfo !== null
    if (!document.hidden && isKnown !== hasStoredUser()) check()
  })
  // The back/forward cache can restore a page of a member who has logged out since.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    forgetOtherUser(store)
    check()
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
  otherTabs?.postMessage('changed')
}
