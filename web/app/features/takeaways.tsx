import { LinkedText } from './linked-text.tsx'
import './takeaways.css'

type Props = { heading: string; items: readonly string[] }

/** The most important points of a page, as a numbered list. */
export function Takeaways({ heading, items }: Props) {
  return (
    <section className="takeaways" aria-labelledby="takeaways">
      <h2 id="takeaways">{heading}</h2>
      <ol>
        {items.map((item) => (
          <li key={item}>
            <LinkedText text={item} />
          </li>
        ))}
      </ol>
    </section>
  )
}
