import { useForgetCachedMutation } from '../../../api/forget-cached.ts'
import { useSession } from '../../../session/use-session.ts'

/** After a change: the member's own clubs come with the user, the public lists from the cache. */
export function useClubsChanged() {
  const { checkAgain } = useSession()
  const [forgetCached] = useForgetCachedMutation()
  return () => {
    void forgetCached(['clubs', 'audit'])
    void checkAgain()
  }
}
