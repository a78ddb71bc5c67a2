import type { ReviewedClub } from '@aurivane/contract/club-object'
import { useEffect, useRef } from 'react'

export const titleIdOf = ({ id }: Pick<ReviewedClub, 'id'>) => `reviewed-club-${id}`

/**
 * With its row the pressed button goes: the keyboard goes on from the club that stands in its place, or from the
 * heading. Not from that club's own button: a key held too long would decide about it as well.
 */
export function useFocusAfterDecision(
  clubs: readonly ReviewedClub[] | undefined,
  headingId: string,
  isAsking: boolean,
) {
  const decided = useRef<{ id: number; place: number } | null>(null)
  useEffect(() => {
    // A dialog keeps the focus, also while the row goes behind it.
    if (!clubs || !decided.current || isAsking) return
    const { id, place } = decided.current
    if (clubs.some((club) => club.id === id)) return
    decided.current = null
    const next = clubs[place] ?? clubs.at(-1)
    bringFocusTo(next ? titleIdOf(next) : headingId)
  }, [clubs, headingId, isAsking])

  return {
    /** To be told before each decision. */
    keepPlace: (club: ReviewedClub) => {
      decided.current = { id: club.id, place: clubs?.findIndex(({ id }) => id === club.id) ?? 0 }
    },
    /** Nothing was decided, but a busy button has lost the focus all the same. */
    returnTo: (club: ReviewedClub) => bringFocusTo(titleIdOf(club)),
  }
}

/** Whoever went elsewhere meanwhile stays there. */
function bringFocusTo(id: string) {
  if (document.activeElement === document.body) document.getElementById(id)?.focus()
}
