import type { Locale } from '@aurivane/contract/locales'
import type { protectedUser } from '@aurivane/contract/auth'
import { callApi } from '../api/call-api.ts'
import { hasStoredUser, readCredentials, removeCredentials, storeCredentials } from './auth-cookies.ts'
import { checkLost, checkStarted, userCleared, userSet } from './session-slice.ts'
import type { SessionStore } from './session-store.ts'

/** Named by hand, so that not every page carries the contract's schemas; the type keeps it true. */
const protectedCall = { method: 'GET', path: '/protected', access: 'member' } as const

/**
 * Section 4 of the specification: 203 gives the user, any other status ends the session. Two cases it leaves open:
 * one cookie without the other is no session, and no answer is no verdict.
 */
export async function checkSession(store: SessionStore, locale: Locale) {
  const credentials = readCredentials()
  if (!credentials) return endSession(store)
  store.dispatch(checkStarted())
  const answer = await callApi<typeof protectedUser>(protectedCall, { locale })
  if (answer.is === 'lost') return void store.dispatch(checkLost())
  if (answer.is === 'answered' && answer.status === 203) {
    // Each visit renews the idle limit, as it does on the server.
    storeCredentials(credentials)
    return void store.dispatch(userSet(answer.data.userObject))
  }
  endSession(store)
}

export function endSession(store: SessionStore) {
  removeCredentials()
  delete document.documentElement.dataset.session
  store.dispatch(userCleared())
}

/** Another tab has logged in or out: cookies are shared between tabs, this state is not. */
export function followOtherTabs(store: SessionStore, getLocale: () => Locale) {
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  channel.addEventListener('message', () => void checkSession(store, getLocale()))
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return
    const isKnown = store.getState().authentication.userInfo !== null
    if (isKnown !== hasStoredUser()) void checkSession(store, getLocale())
  })
}

export function tellOtherTabs() {
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  channel.postMessage('changed')
  channel.close()
}

const SESSION_CHANNEL = 'session'
