import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Shows the section that the address names, once it is there: it may be rendered later than the page. */
export function useHashTarget(isReady: boolean) {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (!isReady || hash === '') return
    const section = document.getElementById(hash.slice(1))
    const place = section?.querySelector<HTMLElement>('h2, h3') ?? section
    if (!place) return
    if (place.tabIndex < 0) place.tabIndex = -1
    place.focus({ preventScroll: true })
    section?.scrollIntoView()
  }, [isReady, hash, key])
}
