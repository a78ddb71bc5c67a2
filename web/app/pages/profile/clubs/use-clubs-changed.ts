import { markOutOfDate } from '../../../api/out-of-date.ts'
import { useSession } from '../../../session/use-session.ts'

/** After a change: the member's own clubs come with the user, the public lists from the cache. */
export function useClubsChanged() {
  const { checkAgain } = useSession()
  return () => {
    markOutOfDate(['clubs', 'audit'])
    void checkAgain()
  }
}
