import type { Failure } from '../../../api/call-api.ts'
import { markOutOfDate } from '../../../api/out-of-date.ts'
import { useSession } from '../../../session/use-session.ts'

/** Something has changed that the page does not show: it would not have offered this, or the club was created already. */
export function isOutOfDate(failure: Failure) {
  return (
    failure.is === 'refused' &&
    (failure.code === 'club_limit_reached' ||
      failure.code === 'club_exists' ||
      failure.code === 'email_not_confirmed')
  )
}

/** After a change: the member's own clubs come with the user, the lists from the cache. The first club makes an owner. */
export function useClubsChanged() {
  const { checkAgain } = useSession()
  return () => {
    markOutOfDate(['clubs', 'users', 'audit'])
    void checkAgain()
  }
}
