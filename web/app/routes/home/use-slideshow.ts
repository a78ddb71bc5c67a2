import { HERO_PICTURE_MS } from '@aurivane/contract/limits'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** Gives the pictures that are loaded with the app some time. */
const FIRST_MIN_MS = 500

/** The index of the shown picture. It does not change before hydration, while paused, or with prefers-reduced-motion. */
export function useSlideshow(count: number) {
  const [shown, setShown] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const isStill = useStillness()
  // The first picture has been visible since the document loaded, which may be seconds before hydration.
  const isFromDocument = useRef(isStill)
  useEffect(() => {
    if (isPaused || isStill) return
    const seenMs = isFromDocument.current ? performance.now() : 0
    isFromDocument.current = false
    const leftMs = Math.max(HERO_PICTURE_MS - seenMs, FIRST_MIN_MS)
    const timer = setTimeout(() => setShown((shown + 1) % count), leftMs)
    return () => clearTimeout(timer)
  }, [count, shown, isPaused, isStill])
  return { shown, isStill, isPaused, toggle: () => setIsPaused((paused) => !paused) }
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

function useStillness(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(REDUCED_MOTION).matches,
    () => true,
  )
}

function subscribe(onChange: () => void) {
  const media = matchMedia(REDUCED_MOTION)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
