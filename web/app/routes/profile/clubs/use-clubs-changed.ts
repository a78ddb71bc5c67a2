import type { Failure } from '../../../api/call-api.ts'
import { useInvalidation } from '../../../api/use-invalidation.ts'
import { useSession } from '../../../session/use-session.ts'

/** The refusal shows that the page's data is outdated: it would not have offered this action otherwise. */
export function isOutOfDate(failure: Failure) {
  return (
    failure.is === 'refused' &&
    (failure.code === 'club_limit_reached' ||
      failure.code === 'club_exists' ||
      failure.code === 'email_not_confirmed')
  )
}

/** After a change: invalidates the cached lists and reads the user, who contains the own clubs and roles. */
export function useClubsChanged() {
  const { checkAgain } = useSession()
  const invalidate = useInvalidation()
  return () => {
    invalidate('clubs', 'users', 'audit')
    void checkAgain()
  }
}
