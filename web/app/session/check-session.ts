import { calls } from '@aurivane/contract/calls'
import type { Locale } from '@aurivane/contract/locales'
import { callApi } from '../api/call-api.ts'
import { hasStoredUser, readCredentials, removeCredentials, storeCredentials } from './auth-cookies.ts'
import { announceSessionEnd } from './session-end.ts'
import type { SessionStore, SessionUser } from './session-store.ts'

/**
 * Section 4 of the specification: 203 gives the user, any other status ends the session. Two cases it leaves open:
 * one cookie without the other is no session, and no answer is no verdict.
 */
export async function checkSession(store: SessionStore, locale: Locale) {
  const credentials = readCredentials()
  if (!credentials) return endSession(store)
  store.set({ isAuthSessionLoading: true, isSessionUnknown: false })
  const answer = await callApi(calls.protectedUser, { locale })
  // Logged out or in as somebody else while the answer was on its way: it is about a session that is no longer ours.
  if (readCredentials()?.atoken !== credentials.atoken) return checkSession(store, locale)
  if (answer.is === 'lost') return store.set({ isAuthSessionLoading: false, isSessionUnknown: true })
  if (answer.is !== 'answered' || answer.status !== 203) {
    return endSession(store, { email: store.get().userInfo?.email ?? '' })
  }
  // Each visit renews the idle limit, as it does on the server.
  storeCredentials(credentials)
  beginSession(store, answer.data.userObject)
}

export function beginSession(store: SessionStore, userInfo: SessionUser) {
  document.documentElement.dataset.session = ''
  const before = store.get().userInfo
  if (before && before.uid !== userInfo.uid) announceSessionEnd()
  store.set({ userInfo, isAuthSessionLoading: false, isSessionUnknown: false, ended: null })
}

/** A second look at an ended session finds none: what is known about its end stays. */
export function endSession(store: SessionStore, ended = store.get().ended) {
  removeCredentials()
  delete document.documentElement.dataset.session
  if (store.get().userInfo) announceSessionEnd()
  store.set({ userInfo: null, isAuthSessionLoading: false, isSessionUnknown: false, ended })
}

const SESSION_CHANNEL = 'session'

/** Another tab has logged in or out: cookies are shared between tabs, this state is not. */
export function followOtherTabs(store: SessionStore, getLocale: () => Locale) {
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  channel.addEventListener('message', () => void checkSession(store, getLocale()))
  document.addEventListener('visibilitychange', () => {
    const isKnown = store.get().userInfo !== null
    if (!document.hidden && isKnown !== hasStoredUser()) void checkSession(store, getLocale())
  })
  // Going back can bring a whole page out of the browser's memory, with a member who has logged out since.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    forgetOtherUser(store)
    void checkSession(store, getLocale())
  })
}

/** At once, before anybody answers: what is on the screen belongs to somebody whose cookies are gone. */
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
