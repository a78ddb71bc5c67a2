import type { Failure } from '../api/call-api.ts'
import { useSession } from './use-session.ts'

/** After a 401: checks the session, which ends it here too; access control then redirects to the login page. */
export function useSessionLoss() {
  const { checkAgain } = useSession()
  return (failure: Failure) => {
    if (failure.is === 'refused' && failure.status === 401) void checkAgain()
  }
}
