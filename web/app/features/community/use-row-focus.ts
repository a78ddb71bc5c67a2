import { useEffect, useEffectEvent, useRef } from 'react'

type Rows = {
  ids: readonly number[]
  /** Changes whenever the rows do. */
  version: unknown
  /** The id of the element that takes the focus for a row. */
  elementOf: (id: number) => string
  headingId: string
  /** An open dialog keeps the focus while rows change behind it. */
  isAsking?: boolean
}

/**
 * A pressed button disappears with its row or its state: the focus moves to the row that takes its place, or to the
 * heading. Returns the function to call when a button of a row is pressed.
 */
export function useRowFocus({ ids, version, elementOf, headingId, isAsking = false }: Rows) {
  const pressed = useRef<{ id: number; place: number } | null>(null)
  const moveFocus = useEffectEvent(() => {
    if (isAsking || !pressed.current || document.activeElement !== document.body) return
    const { id, place } = pressed.current
    const next = ids.includes(id) ? id : (ids[place] ?? ids.at(-1))
    document.getElementById(next === undefined ? headingId : elementOf(next))?.focus()
  })
  useEffect(() => moveFocus(), [version, isAsking])
  return (id: number) => {
    pressed.current = { id, place: ids.indexOf(id) }
  }
}
