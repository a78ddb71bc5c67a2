import { useEffect, useRef, type ReactNode } from 'react'
import './accordion.css'

/** A ruled list of `AccordionItem`s. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className="accordion">{children}</div>
}

type ItemProps = {
  /**
   * The anchor. It stands on the body, not on the item: the browser itself opens whatever hides the target of an
   * address, so that a link to it works without a script.
   */
  id?: string
  title: ReactNode
  /** Opens it when it becomes true, for example because the address points here; closing stays with the reader. */
  isTarget?: boolean
  children: ReactNode
}

/** The browser's own details: opens without a script and is found by the search in the page. */
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
