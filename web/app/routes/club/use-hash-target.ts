import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Links in notices name an announcement or a meeting, which a closed club shows only after its member is known: it is
 * scrolled to once, when it appears.
 */
export function useHashTarget() {
  const { hash, key } = useLocation()
  const reached = useRef('')
  useEffect(() => {
    if (!/^#(announcement|meeting)-\d+$/.test(hash) || reached.current === key) return
    const place = document.getElementById(hash.slice(1))
    if (!place) return
    reached.current = key
    place.tabIndex = -1
    place.scrollIntoView()
    place.focus({ preventScroll: true })
  })
}

/** Whether the address names a part that the list does not show yet. */
export function useIsSought(prefix: 'announcement' | 'meeting', ids: readonly number[]): boolean {
  const { hash } = useLocation()
  const [, id] = new RegExp(`^#${prefix}-(\\d+)$`).exec(hash) ?? []
  return id !== undefined && !ids.includes(Number(id))
}
