import { normalizePath } from '@aurivane/contract/paths'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { readInvitation, storeInvitation } from '../../features/community/invitation-token.ts'
import { useOnceHydrated } from '../../navigation/use-once-hydrated.ts'

/**
 * Takes the token of an invitation link out of the address bar and keeps it in the browser, so that it is in no history,
 * bookmark or screenshot. Returns whether the reader came by such a link, or opened one earlier.
 */
export function useInvitationLink(clubID: number): boolean {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [wasOpened, setOpened] = useState(false)
  const token = useOnceHydrated(
    () => query.get('invitation'),
    () => null,
  )
  const isStored = useOnceHydrated(
    () => readInvitation()?.clubID === clubID,
    () => false,
  )
  if (token && !wasOpened) setOpened(true)
  useEffect(() => {
    if (token === null) return
    if (token !== '') storeInvitation({ token, clubID })
    const address = normalizePath(location.pathname) + location.hash
    // The address bar at once, then the router, since language links copy the current address.
    history.replaceState(history.state, '', address)
    void navigate(address, { replace: true, preventScrollReset: true })
  }, [token, clubID, navigate])
  return wasOpened || isStored
}
