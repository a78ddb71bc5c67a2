import { useEffect, useRef, type ReactNode } from 'react'
import './accordion.css'

/** A ruled list of `AccordionItem`s. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className="accordion">{children}</div>
}

type ItemProps = {
  /**
   * The anchor is on the body, not on the item: the browser opens the `<details>` that contains the target, so links work
   * without JavaScript.
   */
  id?: string
  title: ReactNode
  /** Opens the item when it becomes true, for example because of the address; only the reader closes it. */
  isTarget?: boolean
  children: ReactNode
}

/** A native `<details>`: opens without JavaScript, and the browser's page search finds its content. */
export function AccordionItem({ id, title, isTarget = false, children }: ItemProps) {
  const item = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isTarget && item.current) item.current.open = true
  }, [isTarget])
  return (
    <details ref={item}>
      <summary>{title}</summary>
      <div className="body" id={id}>
        {children}
      </div>
    </details>
  )
}
