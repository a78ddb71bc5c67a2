import type { Failure } from '../../../api/call-api.ts'
import { tellOtherTabs } from '../../../session/check-session.ts'
import { useSessionStore } from '../../../session/session-context.ts'
import type { SessionUser } from '../../../session/session-store.ts'
import { useSession } from '../../../session/use-session.ts'

const SESSION_IS_OVER = 401
const STORED_IS_DIFFERENT = 409

/** What follows for the session's user when a call about the own account was answered. */
export function useAccount() {
  const store = useSessionStore()
  const { checkAgain } = useSession()

  /** The server has taken the change: shown here at once, and other tabs ask for it. */
  function keep(change: Partial<SessionUser>) {
    const { userInfo } = store.get()
    if (userInfo) store.set({ userInfo: { ...userInfo, ...change } })
    tellOtherTabs()
  }

  /** A refusal can mean that this page no longer knows the account as it is. */
  function catchUp(failure: Failure) {
    if (failure.is === 'refused' && [SESSION_IS_OVER, STORED_IS_DIFFERENT].includes(failure.status)) {
      void checkAgain()
    }
  }

  return { keep, catchUp }
}
