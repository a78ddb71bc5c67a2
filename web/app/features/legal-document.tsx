import type { ReactNode } from 'react'
import { useLocale } from '../i18n/language.tsx'
import { formatDate } from '../i18n/format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { LinkedText } from './linked-text.tsx'
import './legal-document.css'

export type LegalSection = { title: string; paragraphs: string[]; list?: string[]; closing?: string[] }

type Props = {
  heading: string
  intro: string
  /** The label of the table of contents. */
  contents: string
  sections: Record<string, LegalSection>
  /** The day of the last change, for example 2023-10-23. */
  updated?: string
  /** The day on which the wording was revised, without a change of what applies. */
  revised?: string
  /** Which language governs. */
  governing?: string
  /** Additional content at the end of a section, by the section's name. */
  additions?: Partial<Record<string, ReactNode>>
}

/** A long text to be read, searched, linked to and printed. */
export function LegalDocument(props: Props) {
  const { heading, intro, contents, sections, updated, governing, revised, additions = {} } = props
  const entries = Object.entries(sections)
  return (
    <article className="wrap page legal-document">
      <header className="stack g3">
        <h1>{heading}</h1>
        <p className="lede">{intro}</p>
        {updated ? <DatedLine label="lastUpdated" day={updated} /> : null}
        {revised ? <DatedLine label="wordingRevised" day={revised} /> : null}
        {governing ? <p className="governing">{governing}</p> : null}
      </header>
      <div className="split">
        <nav aria-label={contents}>
          <details>
            <summary>{contents}</summary>
            <ol>
              {entries.map(([id, { title }]) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <div className="sections">
          {entries.map(([id, section]) => (
            <Section key={id} id={id} section={section}>
              {additions[id]}
            </Section>
          ))}
        </div>
      </div>
    </article>
  )
}

const numericDay = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

function DatedLine({ label, day }: { label: 'lastUpdated' | 'wordingRevised'; day: string }) {
  const { t } = useTranslation('translation')
  const locale = useLocale()
  return (
    <p className="quiet">
      <time dateTime={day}>{t(label, { date: formatDate(day, locale, numericDay) })}</time>
    </p>
  )
}

type SectionProps = { id: string; section: LegalSection; children: ReactNode }

function Section({ id, section, children }: SectionProps) {
  const { title, paragraphs, list = [], closing = [] } = section
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <Paragraphs texts={paragraphs} />
      {list.length > 0 ? (
        <ul>
          {list.map((text) => (
            <li key={text}>
              <LinkedText text={text} />
            </li>
          ))}
        </ul>
      ) : null}
      <Paragraphs texts={closing} />
      {children}
    </section>
  )
}

function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <LinkedText text={text} />
    </p>
  ))
}
