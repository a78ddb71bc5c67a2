import { formatMoment } from '@aurivane/contract/dates'
import type { ReportEvidence } from '@aurivane/contract/reports'
import type { ReactNode } from 'react'
import { formatDate } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ClubPrivacyChip, ClubStateChip } from '../clubs/club-state-chip.tsx'

/** The club as it was when it was reported: later edits hide nothing. Links are text, so that none is followed by mistake. */
export function Evidence({ evidence }: { evidence: ReportEvidence }) {
  const { t } = useTranslation('profileAdmin')
  const { title, description, contacts, privacy, state } = evidence
  return (
    <div className="evidence stack g2 small">
      <p className="quiet">{t('evidence.intro')}</p>
      <p>
        <strong>{title}</strong>
      </p>
      <p className="chips">
        <ClubPrivacyChip isClosed={privacy} />
        <ClubStateChip state={state} />
      </p>
      <dl>
        <Part name={t('evidence.description')}>{description}</Part>
        <Part name={t('evidence.contacts')}>
          {contacts.map(({ contactName, contactLink }) => `${contactName}: ${contactLink}`).join('\n')}
        </Part>
        <Announcements evidence={evidence} />
        <Meetings evidence={evidence} />
      </dl>
    </div>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation('profileAdmin')
  const isEmpty = children === '' || (Array.isArray(children) && children.length === 0)
  return (
    <div>
      <dt>{name}</dt>
      <dd>{isEmpty ? <span className="quiet">{t('evidence.none')}</span> : children}</dd>
    </div>
  )
}

function Announcements({ evidence: { announcements } }: { evidence: ReportEvidence }) {
  const { t } = useTranslation('profileAdmin')
  const locale = useLocale()
  return (
    <Part name={t('evidence.announcements')}>
      {announcements.map(({ id, title, text, date }) => (
        <p key={id}>
          <strong>{title}</strong>, {formatDate(date, locale)}
          <br />
          {text}
        </p>
      ))}
    </Part>
  )
}

function Meetings({ evidence: { meetings } }: { evidence: ReportEvidence }) {
  const { t } = useTranslation('profileAdmin')
  const locale = useLocale()
  return (
    <Part name={t('evidence.meetings')}>
      {meetings.map(({ id, title, start, timeZone, place, link, description, state }) => (
        <p key={id}>
          <strong>{title}</strong>, {formatMoment(locale, new Date(start), timeZone)}
          {[state === 'cancelled' ? t('evidence.cancelled') : null, place, link, description]
            .filter(Boolean)
            .map((line) => `\n${line}`)
            .join('')}
        </p>
      ))}
    </Part>
  )
}
