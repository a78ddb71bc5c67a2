import { useId, useRef, type ReactNode } from 'react'
import { usePopoverBehaviour } from './use-popover-behaviour.ts'
import './menu.css'
import './side-list.css'

type Props = {
  label: string
  /** The current choice, shown by the collapsed list on narrow windows. */
  current: ReactNode
  /** `<li>` elements, each with one link or button; the current one carries aria-current. A `.count` is for the eye only. */
  children: ReactNode
  className?: string
}

/** A navigation list beside the content, collapsed into one button below 960 px. Place it in `.with-side`. */
export function SideList({ label, current, children, className }: Props) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const isOpen = usePopoverBehaviour(opener, list)
  return (
    <nav aria-label={label} className={className}>
      <button
        ref={opener}
        type="button"
        data-native
        className="side-button opener"
        popoverTarget={id}
        aria-expanded={isOpen}
      >
        {current}
      </button>
      <ul ref={list} id={id} popover="auto" className="side">
        {children}
      </ul>
    </nav>
  )
}
