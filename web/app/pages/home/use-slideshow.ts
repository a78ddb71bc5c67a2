import { HERO_PICTURE_MS } from '@aurivane/contract/limits'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** So that the pictures that come with the app have a moment to arrive. */
const FIRST_MIN_MS = 500

/** Which of the pictures is shown. It stands still before hydration, while paused, and for readers who prefer no motion. */
export function useSlideshow(count: number) {
  const [shown, setShown] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const isStill = useStillness()
  // A picture of the document has been seen for as long as the document: the app comes seconds later.
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
