import type { PendingDeletion } from '@aurivane/contract/account-administration'
import { calls } from '@aurivane/contract/calls'
import { useRead } from '../../../api/use-read.ts'
import { formatDate, formatNumber } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { EmailText } from '../../../components/email-text.tsx'
import { Table, type Column } from '../../../components/table.tsx'
import { PagedList } from './paged-list.tsx'
import { usePages } from './use-pages.ts'

const ROWS = 10

/** The register of accounts that are going to be erased. */
export function DataRequests() {
  const { t } = useTranslation('profileAdmin')
  const pages = usePages()
  const read = useRead(calls.listDeletions, { query: { limit: ROWS, after: pages.after } })
  return (
    <>
      <p className="quiet">{t('deletions.intro')}</p>
      <PagedList name={t('deletions.caption')} read={read} pages={pages} empty={t('deletions.none')}>
        {(deletions, loadingRows) => <DeletionsTable deletions={deletions} loadingRows={loadingRows} />}
      </PagedList>
    </>
  )
}

function DeletionsTable({ deletions, loadingRows }: { deletions: PendingDeletion[]; loadingRows: number }) {
  const { t } = useTranslation('profileAdmin')
  const locale = useLocale()
  const writeDay = (date: string) => (
    <time dateTime={date}>{formatDate(date, locale, { dateStyle: 'medium' })}</time>
  )
  const { caption, columns: names } = t('deletions', { returnObjects: true })
  const columns: Column<PendingDeletion>[] = [
    { name: names.id, cell: ({ userID }) => userID, isNumber: true },
    { name: names.name, cell: (deletion) => <Person deletion={deletion} />, isRowHeading: true },
    { name: names.requested, cell: ({ requestedAt }) => writeDay(requestedAt) },
    { name: names.due, cell: ({ eraseAt }) => writeDay(eraseAt) },
    { name: names.daysLeft, cell: ({ daysLeft }) => formatNumber(daysLeft, locale), isNumber: true },
  ]
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={deletions}
      rowKey={({ id }) => id}
      loadingRows={loadingRows}
      className="deletions"
    />
  )
}

function Person({ deletion: { name, email } }: { deletion: PendingDeletion }) {
  return (
    <span className="stack g1">
      <span>{name}</span>
      <span className="email small">
        <EmailText email={email} />
      </span>
    </span>
  )
}
