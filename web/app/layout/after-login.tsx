import { lazy, Suspense, useState } from 'react'
import { hasReturn } from '../features/community/return-link.ts'
import { hasInvitation } from '../features/community/invitation-token.ts'
import { useSession } from '../session/use-session.ts'

const Arrival = lazy(() => import('./arrival.tsx').then((module) => ({ default: module.Arrival })))

/** What a visitor began before the login goes on after it. Most people have begun nothing, so its code is loaded on demand. */
export function AfterLogin() {
  const { userInfo } = useSession()
  const [isWanted, setWanted] = useState(false)
  if (!isWanted && userInfo && (hasReturn() || hasInvitation())) setWanted(true)
  if (!userInfo || !isWanted) return null
  return (
    <Suspense>
      <Arrival key={userInfo.uid} />
    </Suspense>
  )
}
