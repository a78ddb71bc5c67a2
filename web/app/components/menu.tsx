import { useId, useRef, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { usePopoverBehaviour } from './use-popover-behaviour.ts'
import './menu.css'

type Props = {
  /** The button's content. */
  button: ReactNode
  /** The accessible name, if the visible text is not enough. */
  label?: string
  buttonClassName?: string
  align?: 'start' | 'end'
  /** A function if something is there only while the menu is open. */
  children: ReactNode | ((isOpen: boolean) => ReactNode)
}

/**
 * A button and the panel of links and buttons below it. The browser's popover opens and closes it, also without a
 * script, on Escape and on a press outside; the script adds the arrow keys.
 */
export function Menu({ button, label, buttonClassName, align = 'start', children }: Props) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const isOpen = usePopoverBehaviour(opener, panel, { hasArrowKeys: true })
  return (
    <>
      <button
        ref={opener}
        type="button"
        data-native
        className={classNames(buttonClassName, 'opener')}
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-label={label}
      >
        {button}
      </button>
      <div ref={panel} id={id} popover="auto" className={classNames('panel', align === 'end' && 'to-end')}>
        {typeof children === 'function' ? children(isOpen === true) : children}
      </div>
    </>
  )
}
