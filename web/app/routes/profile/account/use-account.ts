import type { Failure } from '../../../api/call-api.ts'
import { tellOtherTabs } from '../../../session/check-session.ts'
import { useSessionStore } from '../../../session/session-context.ts'
import type { SessionUser } from '../../../session/session-store.ts'
import { useSession } from '../../../session/use-session.ts'

const SESSION_IS_OVER = 401
const STORED_IS_DIFFERENT = 409

/** Updates the session's user after calls that change the own account. */
export function useAccount() {
  const store = useSessionStore()
  const { checkAgain } = useSession()

  /** After a successful change: shows it at once and makes other tabs read the user again. */
  function keep(change: Partial<SessionUser>) {
    const session = store.get()
    if (session.userInfo) store.set({ ...session, userInfo: { ...session.userInfo, ...change } })
    tellOtherTabs()
  }

  /** These refusals mean that the account has changed elsewhere: reads it again. */
  function catchUp(failure: Failure) {
    if (failure.is === 'refused' && [SESSION_IS_OVER, STORED_IS_DIFFERENT].includes(failure.status)) {
      void checkAgain()
    }
  }

  return { keep, catchUp }
}
