import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

type Pages = {
  items: readonly { id: number }[]
  next: number | null
  isLoading: boolean
  hasFailed: boolean
  loadMore: () => void
}

/**
 * Links in notices name an announcement or a meeting. It may be on a later page of its list, and a closed club shows it
 * only when its member is known: pages are added until it is found, and then it is scrolled to, once.
 */
export function useHashTarget(prefix: 'announcement' | 'meeting', pages: Pages) {
  const { hash, key } = useLocation()
  const reached = useRef('')
  const { items, next, isLoading, hasFailed, loadMore } = pages
  const [, sought] = new RegExp(`^#${prefix}-(\\d+)$`).exec(hash) ?? []
  const isShown = items.some(({ id }) => String(id) === sought)
  const isWanted = sought !== undefined && !isShown && next !== null && !isLoading && !hasFailed
  useEffect(() => {
    if (isWanted) loadMore()
  }, [isWanted, loadMore])
  useEffect(() => {
    if (!isShown || reached.current === key) return
    reached.current = key
    const place = document.getElementById(hash.slice(1))
    if (!place) return
    place.tabIndex = -1
    place.scrollIntoView()
    place.focus({ preventScroll: true })
  }, [isShown, hash, key])
}
