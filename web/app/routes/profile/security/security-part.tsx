import { useId, type ReactNode, type Ref } from 'react'
import type { CallAnswer } from '../../../api/call-api.ts'
import type { calls } from '@aurivane/contract/calls'

/** What the API answers about the protection of the account; absent until it has arrived. */
export type Security = CallAnswer<typeof calls.readSecurity>['result']

type Props = {
  heading: string
  /** Takes the focus when the pressed control has disappeared. */
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** One region of the tab, named by its heading. */
export function SecurityPart({ heading, headingRef, children }: Props) {
  const id = useId()
  return (
    <section className="stack" aria-labelledby={id}>
      <h3 id={id} ref={headingRef} tabIndex={-1}>
        {heading}
      </h3>
      {children}
    </section>
  )
}
