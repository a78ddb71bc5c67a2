import type { Failure } from '../api/call-api.ts'
import { useSession } from './use-session.ts'

/** A call refused for want of a session (401): the session ends here too, and the door leads to the login page. */
export function useSessionLoss() {
  const { checkAgain } = useSession()
  return (failure: Failure) => {
    if (failure.is === 'refused' && failure.status === 401) void checkAgain()
  }
}
