import { clubPath } from '@aurivane/contract/paths'
import type { Report } from '@aurivane/contract/reports'
import { useState } from 'react'
import { formatDate } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { LocalizedLink } from '../../../i18n/localized-link.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useDisplayName } from '../../../features/community/display-name.ts'
import { Button } from '../../../components/button.tsx'
import { Chip } from '../../../components/chip.tsx'
import { Table, type Column } from '../../../components/table.tsx'
import { Evidence } from './report-evidence.tsx'

export const reportElementOf = (id: number) => `report-${id}`

/** The title as it is now; of a deleted club as it was when it was reported. */
export const titleOfReport = ({ club, evidence }: Report) => club?.title ?? evidence.title

type Props = { reports: Report[]; loadingRows: number; onClose: (report: Report) => void }

export function ReportsTable({ reports, loadingRows, onClose }: Props) {
  const { t } = useTranslation('profileAdmin')
  const names = t('reports.columns', { returnObjects: true })
  const columns: Column<Report>[] = [
    { name: names.club, cell: (report) => <Club report={report} />, isRowHeading: true },
    { name: names.reason, cell: (report) => <Reason report={report} /> },
    { name: names.reported, cell: (report) => <Reported report={report} /> },
    { name: names.evidence, cell: (report) => <ShownEvidence report={report} /> },
    { name: names.decision, cell: (report) => <Decision report={report} onClose={onClose} /> },
  ]
  return (
    <Table
      caption={t('reports.heading')}
      isCaptionHidden
      columns={columns}
      rows={reports}
      rowKey={({ id }) => id}
      loadingRows={loadingRows}
      className="reports"
    />
  )
}

function Club({ report }: { report: Report }) {
  const { t } = useTranslation('profileAdmin')
  const { id, club, owner, openReports } = report
  const title = titleOfReport(report)
  return (
    <div className="stack g2">
      <span id={reportElementOf(id)} tabIndex={-1}>
        {club ? <LocalizedLink to={clubPath(club.id)}>{title}</LocalizedLink> : title}
      </span>
      {club ? null : <span className="description small">{t('reports.deleted')}</span>}
      {owner ? (
        <span className="description small">
          {t('reports.owner', { name: `${owner.firstName} ${owner.lastName}` })}
        </span>
      ) : null}
      {owner?.suspended ? (
        <span>
          <Chip tone="bad">{t('review.suspendedOwner')}</Chip>
        </span>
      ) : null}
      {openReports > 0 ? (
        <span className="description small">{t('reports.openReports', { count: openReports })}</span>
      ) : null}
    </div>
  )
}

function Reason({ report: { reason, text } }: { report: Report }) {
  const { t } = useTranslation('community')
  return (
    <div className="stack g1">
      <span>{t(`reportReasons.${reason}`)}</span>
      {text ? <span className="description small">{text}</span> : null}
    </div>
  )
}

function Reported({ report: { date, reporter } }: { report: Report }) {
  const { t } = useTranslation('profileAdmin')
  const locale = useLocale()
  const displayName = useDisplayName()
  return (
    <div className="stack g1">
      <time dateTime={date}>{formatDate(date, locale, { dateStyle: 'medium' })}</time>
      <span className="description small">{t('reports.by', { name: displayName(reporter) })}</span>
    </div>
  )
}

function ShownEvidence({ report }: { report: Report }) {
  const { t } = useTranslation('profileAdmin')
  const [isShown, setShown] = useState(false)
  return (
    <div className="shown-evidence">
      <span>
        <Button
          variant="second"
          size="small"
          aria-expanded={isShown}
          aria-label={t('reports.showOf', { title: titleOfReport(report) })}
          onClick={() => setShown(!isShown)}
        >
          {t('reports.show')}
        </Button>
      </span>
      {isShown ? <Evidence evidence={report.evidence} /> : null}
    </div>
  )
}

function Decision({ report, onClose }: { report: Report; onClose: (report: Report) => void }) {
  const { t } = useTranslation('profileAdmin')
  if (report.state === 'closed') return <Outcome report={report} />
  return (
    <Button
      size="small"
      aria-label={t('reports.closeOf', { title: titleOfReport(report) })}
      onClick={() => onClose(report)}
    >
      {t('reports.close')}
    </Button>
  )
}

function Outcome({ report: { outcome, note, closedAt, closedBy } }: { report: Report }) {
  const { t } = useTranslation('profileAdmin')
  const locale = useLocale()
  const displayName = useDisplayName()
  const date = closedAt ? formatDate(closedAt, locale, { dateStyle: 'medium' }) : ''
  return (
    <div className="stack g1">
      {outcome ? <span>{t(`reports.outcomes.${outcome}`)}</span> : null}
      <span className="description small">{t('reports.closed', { date, name: displayName(closedBy) })}</span>
      {note ? <span className="description small">{t('reports.note', { note })}</span> : null}
    </div>
  )
}
