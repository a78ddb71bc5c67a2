import type { ReactNode } from 'react'
import { useLocale } from '../i18n/language.tsx'
import { formatDate } from '../i18n/format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { LinkedText } from './linked-text.tsx'
import { RiskWarning } from './risk-warning.tsx'
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
  /** Which language governs. */
  governing?: string
  /** Additional content at the end of a section, by the section's name. */
  additions?: Partial<Record<string, ReactNode>>
  /** The section that states returns: it carries the risk warning. */
  claimsIn?: string
}

/** A long text to be read, searched, linked to and printed. */
export function LegalDocument(props: Props) {
  const { heading, intro, contents, sections, updated, governing, additions = {}, claimsIn } = props
  const entries = Object.entries(sections)
  return (
    <article className="wrap page legal-document">
      <header className="stack g3">
        <h1>{heading}</h1>
        <p className="lede">{intro}</p>
        {updated ? <LastUpdated day={updated} /> : null}
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
            <Section key={id} id={id} section={section} hasClaim={id === claimsIn}>
              {additions[id]}
            </Section>
          ))}
        </div>
      </div>
    </article>
  )
}

const numericDay = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

function LastUpdated({ day }: { day: string }) {
  const { t } = useTranslation('translation')
  const locale = useLocale()
  return (
    <p className="quiet">
      <time dateTime={day}>{t('lastUpdated', { date: formatDate(day, locale, numericDay) })}</time>
    </p>
  )
}

type SectionProps = { id: string; section: LegalSection; hasClaim: boolean; children: ReactNode }

function Section({ id, section, hasClaim, children }: SectionProps) {
  const { title, paragraphs, list = [], closing = [] } = section
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-claim={hasClaim ? '' : undefined}>
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
      {hasClaim ? <RiskWarning /> : null}
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
