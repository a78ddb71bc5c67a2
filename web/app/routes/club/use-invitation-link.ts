import { normalizePath } from '@aurivane/contract/paths'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { readInvitation, storeInvitation } from '../../features/community/invitation-token.ts'
import { useOnceHydrated } from '../../navigation/use-once-hydrated.ts'

/**
 * Takes the token of an invitation link out of the address bar and keeps it in the browser, so that it is in no history,
 * bookmark or screenshot. Returns whether this browser holds an invitation to the club.
 */
export function useInvitationLink(clubID: number): boolean {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const token = query.get('invitation')
  const [wasOpened, setOpened] = useState(false)
  const isStored = useOnceHydrated(
    () => readInvitation()?.clubID === clubID,
    () => false,
  )
  useEffect(() => {
    if (token === null) return
    if (token !== '') storeInvitation({ token, clubID })
    setOpened(token !== '')
    void navigate(normalizePath(location.pathname) + location.hash, {
      replace: true,
      preventScrollReset: true,
    })
  }, [token, clubID, navigate])
  return wasOpened || isStored
}
