import type { ReactNode } from 'react'
import { LinkedText } from '../../features/linked-text.tsx'

type Props = { id: string; heading: string; paragraphs: readonly string[]; children?: ReactNode }

/** One part of the lesson: what it is in words, then the sum or the picture that shows it. */
export function Part({ id, heading, paragraphs, children }: Props) {
  return (
    <section className="stack g5" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText text={paragraph} />
        </p>
      ))}
      {children}
    </section>
  )
}
