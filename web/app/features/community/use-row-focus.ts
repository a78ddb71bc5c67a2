import { useEffect, useEffectEvent, useRef } from 'react'

type Rows<Id> = {
  ids: readonly Id[]
  /** Changes whenever the rows do. */
  version: unknown
  /** The id of the element that takes the focus for a row. */
  elementOf: (id: Id) => string
  headingId: string
  /** An open dialog keeps the focus while rows change behind it. */
  isAsking?: boolean
}

/**
 * A pressed button disappears with its row or its state: the focus moves to the row that takes its place, or to the
 * heading. Returns the function to call when a button of a row is pressed.
 */
export function useRowFocus<Id extends number | string>(rows: Rows<Id>) {
  const { ids, version, elementOf, headingId, isAsking = false } = rows
  const pressed = useRef<{ id: Id; place: number } | null>(null)
  const moveFocus = useEffectEvent(() => {
    if (isAsking || !pressed.current || document.activeElement !== document.body) return
    const { id, place } = pressed.current
    const next = ids.includes(id) ? id : (ids[place] ?? ids.at(-1))
    document.getElementById(next === undefined ? headingId : elementOf(next))?.focus()
  })
  useEffect(() => moveFocus(), [version, isAsking])
  return (id: Id) => {
    pressed.current = { id, place: ids.indexOf(id) }
  }
}
