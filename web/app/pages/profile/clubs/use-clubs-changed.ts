import { markOutOfDate } from '../../../api/out-of-date.ts'
import { useSession } from '../../../session/use-session.ts'

/** After a change: the member's own clubs come with the user, the lists from the cache. The first club makes an owner. */
export function useClubsChanged() {
  const { checkAgain } = useSession()
  return () => {
    markOutOfDate(['clubs', 'users', 'audit'])
    void checkAgain()
  }
}
