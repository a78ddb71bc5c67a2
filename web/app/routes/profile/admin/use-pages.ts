import { useState } from 'react'

/** Keyset pagination: going back needs a stack of the ids at which earlier pages started. */
export function usePages() {
  const [passed, setPassed] = useState<readonly number[]>([])
  return {
    after: passed.at(-1),
    number: passed.length + 1,
    turn: (next: number) => setPassed([...passed, next]),
    turnBack: () => setPassed(passed.slice(0, -1)),
    restart: () => setPassed([]),
  }
}
export type Pages = ReturnType<typeof usePages>
