import { calls } from '@aurivane/contract/calls'
import type { UserObject } from '@aurivane/contract/user-object'
import { useSyncExternalStore } from 'react'
import { callApi } from '../api/call-api.ts'
import { useLocale } from '../i18n/language.tsx'
import { useOnceHydrated } from '../navigation/use-once-hydrated.ts'
import { hasStoredUser, storeCredentials } from './auth-cookies.ts'
import { beginSession, checkSession, endSession, tellOtherTabs } from './check-session.ts'
import { useSessionStore } from './session-context.ts'
import { loadingSession } from './session-store.ts'

/** Who is signed in, and what can be done about it. */
export function useSession() {
  const store = useSessionStore()
  const authentication = useSyncExternalStore(store.subscribe, store.get, () => loadingSession)
  const isRemembered = useOnceHydrated(hasStoredUser, () => false)
  const locale = useLocale()

  /** After a login: keeps the two cookies and the user. */
  function logIn(userObject: UserObject) {
    const { atoken, ...user } = userObject
    if (atoken) storeCredentials({ uid: String(user.uid), atoken })
    beginSession(store, user)
    tellOtherTabs()
  }

  /** Ends the session here at once, whether or not the server can be told: the call already carries its credentials. */
  function logOut() {
    void callApi(calls.logout, { locale }).then((answer) => {
      // oxlint-disable-next-line no-console -- the specification asks for a failed logout to be logged
      if (answer.is !== 'answered') console.error('Logout failed', answer)
    })
    endSession(store, null)
    tellOtherTabs()
  }

  return {
    /** `isSessionUnknown`: nobody answered the check; the session is kept, and `checkAgain` is the retry. */
    ...authentication,
    isLoggedIn: authentication.userInfo !== null || isRemembered,
    logIn,
    logOut,
    /** Asks the server for the user again, also after the profile has been changed. */
    checkAgain: () => checkSession(store, locale),
  }
}
