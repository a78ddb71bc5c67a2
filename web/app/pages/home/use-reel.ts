import { HERO_PICTURE_MS } from '@aurivane/contract/limits'
import { useEffect, useState, useSyncExternalStore } from 'react'

/** Which of the pictures is shown. It stands still before hydration, while paused, and for readers who prefer no motion. */
export function useReel(count: number) {
  const [shown, setShown] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const isStill = useStillness()
  useEffect(() => {
    if (isPaused || isStill) return
    const timer = setInterval(() => setShown((index) => (index + 1) % count), HERO_PICTURE_MS)
    return () => clearInterval(timer)
  }, [count, isPaused, isStill])
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
