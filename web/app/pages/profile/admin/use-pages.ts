import { useState } from 'react'

/** Lists go on from the last id shown, so the way back is the ids that were passed. */
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
