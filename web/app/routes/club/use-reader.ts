import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useOnceHydrated } from '../../navigation/use-once-hydrated.ts'
import { readCredentials } from '../../session/auth-cookies.ts'
import { useSession } from '../../session/use-session.ts'
import type { ClubView } from './club-view.ts'

/** Reads the page again when its reader has logged in or out. */
export function useReaderOf({ reader }: ClubView) {
  // Renders again when the session changes; the cookie is known before the session is checked.
  useSession()
  const now = useOnceHydrated(
    () => readCredentials()?.uid ?? null,
    () => null,
  )
  const { revalidate, state } = useRevalidator()
  const { search } = useLocation()
  // Taking an invitation out of the address reads the page too, and a second reading would end that navigation.
  const isMoving = new URLSearchParams(search).has('invitation')
  useEffect(() => {
    if (now !== reader && !isMoving) void revalidate()
  }, [now, reader, isMoving, revalidate])
  return { isOfOtherReader: reader !== null && reader !== now, isReading: state === 'loading' }
}
