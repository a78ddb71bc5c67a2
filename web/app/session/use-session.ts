import { publicCalls } from '@aurivane/contract/public-calls'
import type { UserObject } from '@aurivane/contract/user-object'
import { callApi } from '../api/call-api.ts'
import { useLocale } from '../i18n/language.tsx'
import { useOnceHydrated } from '../navigation/use-once-hydrated.ts'
import { hasStoredUser, storeCredentials } from './auth-cookies.ts'
import { beginSession, checkSession, endSession, tellOtherTabs } from './check-session.ts'
import { useSessionStore } from './session-context.ts'
import { useStore } from '../components/store.ts'

/** The session's user, and the actions to log in, log out and check again. */
export function useSession() {
  const store = useSessionStore()
  const authentication = useStore(store)
  const isRemembered = useOnceHydrated(hasStoredUser, () => false)
  const locale = useLocale()

  /** After a login: stores the two cookies and the user. */
  function logIn(userObject: UserObject) {
    const { atoken, ...user } = userObject
    if (atoken) storeCredentials({ uid: String(user.uid), atoken })
    beginSession(store, user)
    tellOtherTabs()
  }

  /** Ends the session in the browser at once, even if the server does not answer: the request already has the credentials. */
  function logOut() {
    void callApi(publicCalls.logout, { locale }).then((answer) => {
      // oxlint-disable-next-line no-console -- a failed logout is logged on purpose
      if (answer.is !== 'answered') console.error('Logout failed', answer)
    })
    endSession(store, null)
    tellOtherTabs()
  }

  /** After a call that ended all sessions on the server: access control redirects to the login page, which shows the message. */
  function closeSession(message: string) {
    endSession(store, { email: '', message })
    tellOtherTabs()
  }

  return {
    /** `isSessionUnknown`: the check got no answer; the session is kept, and `checkAgain` retries. */
    ...authentication,
    isLoggedIn: authentication.userInfo !== null || isRemembered,
    logIn,
    logOut,
    closeSession,
    /** Asks the server for the user again, also after the profile has been changed. */
    checkAgain: () => checkSession(store, locale),
  }
}
