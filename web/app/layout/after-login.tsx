import { Suspense, useState } from 'react'
import { hasBegunBeforeLogin } from '../features/community/begun-before-login.ts'
import { lazyPart, NoPart } from '../features/lazy-part.tsx'
import { useSession } from '../session/use-session.ts'

// If its code cannot be loaded, the next page load tries again.
const Arrival = lazyPart(async () => (await import('./arrival.tsx')).Arrival, NoPart)

/** What a visitor began before the login goes on after it. Most people have begun nothing, so its code is loaded on demand. */
export function AfterLogin() {
  const { userInfo } = useSession()
  const [isWanted, setWanted] = useState(false)
  if (!isWanted && userInfo && hasBegunBeforeLogin()) setWanted(true)
  if (!userInfo || !isWanted) return null
  return (
    <Suspense>
      <Arrival key={userInfo.uid} />
    </Suspense>
  )
}
