import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type ToggleEvent } from 'react'
import { classNames } from './class-names.ts'
import { placeBelow } from './place-below.ts'
import './menu.css'

type Props = {
  /** What stands on the button. */
  button: ReactNode
  /** When the words on the button do not say enough. */
  label?: string
  buttonClassName?: string
  panelClassName?: string
  align?: 'start' | 'end'
  /** A lone icon needs no arrow. */
  hasArrow?: boolean
  /** A function, when something inside has to close it. */
  children: ReactNode | ((close: () => void) => ReactNode)
  onOpen?: (panel: HTMLElement) => void
}

/**
 * A button and the panel of links and buttons below it. The browser's popover opens and closes it, also without a
 * script, on Escape and on a press outside; the script adds the arrow keys.
 */
export function Menu(props: Props) {
  const {
    button,
    label,
    buttonClassName,
    panelClassName,
    align = 'start',
    hasArrow = true,
    children,
    onOpen,
  } = props
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  // Unknown until the first toggle: it may have been opened before the script came, and the browser says so itself.
  const [isOpen, setOpen] = useState<boolean>()

  function follow(event: ToggleEvent<HTMLDivElement>) {
    const opens = event.newState === 'open'
    setOpen(opens)
    if (!opens || !panel.current) return
    placeBelow(panel.current, opener.current)
    onOpen?.(panel.current)
  }

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || !panel.current) return
    event.preventDefault()
    panel.current.showPopover({ source: opener.current ?? undefined })
    itemsOf(panel.current).at(0)?.focus()
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        data-native
        className={classNames(buttonClassName, hasArrow && 'opener')}
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-label={label}
        onKeyDown={openByArrow}
      >
        {button}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={classNames('panel', align === 'end' && 'to-end', panelClassName)}
        onToggle={follow}
        onKeyDown={moveByArrow}
        onClick={(event) => closeAfterLink(event.currentTarget, event.target)}
        onBlur={(event) => {
          // Tab past the last entry leaves the menu, and a menu that is left closes.
          if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) {
            event.currentTarget.hidePopover()
          }
        }}
      >
        {typeof children === 'function' ? children(() => panel.current?.hidePopover()) : children}
      </div>
    </>
  )
}

function itemsOf(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('a[href], button:not([disabled])')]
}

function moveByArrow(event: KeyboardEvent<HTMLDivElement>) {
  if (event.target instanceof HTMLInputElement) return
  const items = itemsOf(event.currentTarget)
  const at = items.findIndex((item) => item === document.activeElement)
  const next = { ArrowDown: (at + 1) % items.length, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  items.at(next)?.focus()
}

/** Links and entries end the visit to the menu; fields in it do not. */
function closeAfterLink(panel: HTMLElement, target: EventTarget) {
  if (target instanceof Element && target.closest('a, button.item')) panel.hidePopover()
}
