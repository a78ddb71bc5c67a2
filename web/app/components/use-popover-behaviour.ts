import { useEffect, useState, type RefObject } from 'react'
import { placeBelow } from './place-below.ts'

type Options = {
  /** Arrow keys move through the entries. */
  hasArrowKeys?: boolean
}

/**
 * Menu behaviour that native popovers lack: it closes on choosing an entry and on leaving it by Tab, and arrow keys move.
 * Returns whether it is open, and undefined before the first change: the browser then sets aria-expanded itself.
 */
export function usePopoverBehaviour(
  opener: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  { hasArrowKeys = false }: Options = {},
): boolean | undefined {
  const [isOpen, setOpen] = useState<boolean>()
  useEffect(() => {
    const [button, box] = [opener.current, panel.current]
    if (!button || !box) return
    const listening = new AbortController()
    const { signal } = listening
    const follow = () => {
      setOpen(isShown(box))
      placeBelow(box, button)
    }
    // It may have been opened before hydration.
    if (isShown(box)) follow()
    box.addEventListener('toggle', follow, { signal })
    box.addEventListener('click', (event) => closeAfterChoice(box, event.target), { signal })
    box.addEventListener('focusout', (event) => closeWhenLeft(box, event.relatedTarget), { signal })
    if (hasArrowKeys) {
      button.addEventListener('keydown', (event) => openByArrow(event, button, box), { signal })
      box.addEventListener('keydown', (event) => moveByArrow(event, box), { signal })
    }
    return () => listening.abort()
  }, [opener, panel, hasArrowKeys])
  return isOpen
}

function entriesOf(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>('a[href], button:not([disabled])')]
}

function isShown(box: HTMLElement) {
  return box.matches(':popover-open')
}

function closeIfOpen(box: HTMLElement) {
  if (isShown(box)) box.hidePopover()
}

/** Links and entries close the popover; fields and their buttons do not. */
function closeAfterChoice(box: HTMLElement, target: EventTarget | null) {
  if (target instanceof Element && target.closest('a, button.item, li > button')) closeIfOpen(box)
}

function closeWhenLeft(box: HTMLElement, next: EventTarget | null) {
  if (next instanceof Node && !box.contains(next)) closeIfOpen(box)
}

function openByArrow(event: KeyboardEvent, button: HTMLElement, box: HTMLElement) {
  if (event.key !== 'ArrowDown') return
  event.preventDefault()
  box.showPopover({ source: button })
  entriesOf(box).at(0)?.focus()
}

function moveByArrow(event: KeyboardEvent, box: HTMLElement) {
  if (event.target instanceof HTMLInputElement) return
  const entries = entriesOf(box)
  const at = entries.findIndex((entry) => entry === document.activeElement)
  const next = { ArrowDown: (at + 1) % entries.length, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  entries.at(next)?.focus()
}
