import { useLayoutEffect, useRef, type RefObject } from 'react'

const PLACES = '[role="group"], article, section, main'

type Part = RefObject<HTMLElement | null>

/**
 * A button loses the focus when it is disabled during its call, or when it disappears. It gets the focus back; if it is
 * gone, the first field or button of `part` does, otherwise the group or section around it. Not after the reader has
 * moved the focus.
 */
export function useKeptFocus(isBusy: boolean, part?: Part) {
  const ref = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const button = ref.current
    // React runs this before it changes or removes the button, or the focused group around it.
    return () => {
      const focused = document.activeElement
      const isConcerned = focused === document.body ? isBusy : focused?.contains(button)
      if (!button || !isConcerned) return
      const places = placesAround(button)
      queueMicrotask(() => giveBack(button, places, part))
    }
  }, [isBusy, part])
  return ref
}

/** The nearest first: it may disappear together with the button. */
function placesAround(element: HTMLElement | null): HTMLElement[] {
  const place = element?.closest<HTMLElement>(PLACES)
  return place ? [place, ...placesAround(place.parentElement)] : []
}

function giveBack(button: HTMLElement, places: HTMLElement[], part?: Part) {
  if (document.activeElement !== document.body) return
  if (button.isConnected) return button.focus({ preventScroll: true })
  const next = part?.current?.querySelector<HTMLElement>('input, button')
  if (next) return next.focus()
  const place = places.find(({ isConnected }) => isConnected)
  if (!place) return
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
