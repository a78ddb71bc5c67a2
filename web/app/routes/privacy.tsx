import { useTranslation } from '../i18n/use-translation.ts'
import { NamedOperator, WORDING_REVISED } from '../features/named-operator.tsx'
import { LegalDocument } from '../features/legal-document.tsx'
import { Table, type Column } from '../components/table.tsx'

const UPDATED = '2023-10-23'

export function Component() {
  const { t } = useTranslation('privacy')
  return (
    <LegalDocument
      heading={t('heading')}
      intro={t('intro')}
      contents={t('contents')}
      sections={t('sections', { returnObjects: true })}
      governing={t('governing')}
      updated={UPDATED}
      revised={WORDING_REVISED}
      additions={{ controller: <NamedOperator />, storage: <StorageTable /> }}
    />
  )
}

type StorageEntry = { name: string; kind: string; purpose: string; duration: string }

function StorageTable() {
  const { t } = useTranslation('privacy')
  const { title, columns, entries } = t('sections.storage', { returnObjects: true })
  const rows: StorageEntry[] = Object.entries(entries).map(([name, entry]) => ({ name, ...entry }))
  const shown: Column<StorageEntry>[] = [
    { name: columns.name, cell: (entry) => entry.name, isRowHeading: true },
    { name: columns.kind, cell: (entry) => entry.kind },
    { name: columns.purpose, cell: (entry) => entry.purpose },
    { name: columns.duration, cell: (entry) => entry.duration },
  ]
  return <Table caption={title} isCaptionHidden columns={shown} rows={rows} rowKey={(entry) => entry.name} />
}
