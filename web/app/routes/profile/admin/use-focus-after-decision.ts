import type { ReviewedClub } from '@aurivane/contract/club-object'
import { useEffect, useRef } from 'react'

export const titleIdOf = ({ id }: Pick<ReviewedClub, 'id'>) => `reviewed-club-${id}`

/**
 * The pressed button disappears with its row: the focus moves to the title of the club that takes its place, or to the
 * heading. Not to that club's button, which a held key would press as well.
 */
export function useFocusAfterDecision(
  clubs: readonly ReviewedClub[] | undefined,
  headingId: string,
  isAsking: boolean,
) {
  const decided = useRef<{ id: number; place: number } | null>(null)
  useEffect(() => {
    // An open dialog keeps the focus while the row disappears behind it.
    if (!clubs || !decided.current || isAsking) return
    const { id, place } = decided.current
    if (clubs.some((club) => club.id === id)) return
    decided.current = null
    const next = clubs[place] ?? clubs.at(-1)
    bringFocusTo(next ? titleIdOf(next) : headingId)
  }, [clubs, headingId, isAsking])

  return {
    /** To be called before each decision. */
    keepPlace: (club: ReviewedClub) => {
      decided.current = { id: club.id, place: clubs?.findIndex(({ id }) => id === club.id) ?? 0 }
    },
    /** After a failed decision: the disabled button has lost the focus. */
    returnTo: (club: ReviewedClub) => bringFocusTo(titleIdOf(club)),
  }
}

/** Does nothing if the focus has moved elsewhere meanwhile. */
function bringFocusTo(id: string) {
  if (document.activeElement === document.body) document.getElementById(id)?.focus()
}
