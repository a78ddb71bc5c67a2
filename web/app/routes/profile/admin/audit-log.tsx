import { auditActions, type AuditEntry } from '@aurivane/contract/administration'
import { calls } from '@aurivane/contract/calls'
import { useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { SelectField } from '../../../components/select-field.tsx'
import { Table, type Column } from '../../../components/table.tsx'
import { AuditChanges } from './audit-changes.tsx'
import { formatMoment } from './format-moment.ts'
import { PagedList } from './paged-list.tsx'
import { usePages, type Pages } from './use-pages.ts'

const ROWS = 10

type Action = AuditEntry['action']

export function AuditLog() {
  const { t } = useTranslation('profileAdmin')
  const pages = usePages()
  const [action, setAction] = useState<Action | null>(null)
  const { intro, filter, all, actions } = t('audit', { returnObjects: true })
  return (
    <>
      <p className="quiet">{intro}</p>
      <SelectField
        label={filter}
        placeholder={all}
        options={auditActions.map((value) => ({ value, label: actions[value] }))}
        value={action ?? ''}
        onChange={({ currentTarget }) => {
          setAction(auditActions.find((known) => known === currentTarget.value) ?? null)
          pages.restart()
        }}
      />
      <AuditPage action={action} pages={pages} />
    </>
  )
}

function AuditPage({ action, pages }: { action: Action | null; pages: Pages }) {
  const { t } = useTranslation('profileAdmin')
  const query = { action: action ?? undefined, limit: ROWS, after: pages.after }
  const read = useRead(calls.listAudit, { query })
  return (
    <PagedList name={t('audit.heading')} read={read} pages={pages} empty={t('audit.none')}>
      {(entries, loadingRows) => <AuditTable entries={entries} loadingRows={loadingRows} />}
    </PagedList>
  )
}

function AuditTable({ entries, loadingRows }: { entries: AuditEntry[]; loadingRows: number }) {
  const { t } = useTranslation('profileAdmin')
  const { heading, columns: names, actions, commandLine, automatic } = t('audit', { returnObjects: true })
  const columns: Column<AuditEntry>[] = [
    { name: names.date, cell: ({ date }) => <Moment date={date} /> },
    { name: names.action, cell: ({ action }) => actions[action], isRowHeading: true },
    { name: names.subject, cell: ({ subject }) => <Subject subject={subject} /> },
    {
      name: names.actor,
      cell: ({ action, actor }) =>
        actor ? t('audit.actor', actor) : action === 'user.erased' ? automatic : commandLine,
    },
    { name: names.change, cell: (entry) => <AuditChanges entry={entry} /> },
  ]
  return (
    <Table
      caption={heading}
      isCaptionHidden
      columns={columns}
      rows={entries}
      rowKey={(entry) => entry.id}
      loadingRows={loadingRows}
      className="audit"
    />
  )
}

function Moment({ date }: { date: string }) {
  const locale = useLocale()
  return <time dateTime={date}>{formatMoment(date, locale)}</time>
}

/** `user 7` on the wire. */
function Subject({ subject }: { subject: string }) {
  const { t } = useTranslation('profileAdmin')
  const [kind, id = ''] = subject.split(' ')
  if (kind === 'user') return t('audit.subjects.user', { id })
  if (kind === 'club') return t('audit.subjects.club', { id })
  if (kind === 'contact') return t('audit.subjects.contact', { id })
  return subject
}
