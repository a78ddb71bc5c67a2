import type { Quantiles } from '@aurivane/contract/outlook'
import type { ShownOutlook } from '@aurivane/contract/outlook/shown'
import { formatPercent } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Table, type Column } from '../../components/table.tsx'
import { useFigures } from './use-figures.ts'

const quantiles = { p05: 5, p25: 25, p50: 50, p75: 75, p95: 95 } as const satisfies Record<
  keyof Quantiles,
  number
>

/** What the chart draws, for those who cannot see it and for those who want to know exactly. */
export function OutlookTable({ shown }: { shown: ShownOutlook }) {
  const { t } = useTranslation('outlook')
  const locale = useLocale()
  const { amount } = useFigures(shown)
  const names = Object.keys(quantiles) as (keyof Quantiles)[]
  const columns: Column<ShownOutlook['table'][number]>[] = [
    { name: t('table.after'), isRowHeading: true, cell: ({ month }) => t('table.months', { count: month }) },
    ...names.map((name) => ({
      name: formatPercent(quantiles[name], locale),
      isNumber: true,
      cell: (row: Quantiles) => amount(row[name]),
    })),
  ]
  return (
    <details className="outlook-table">
      <summary className="button plain small">{t('table.show')}</summary>
      <p className="small">{t('table.columns')}</p>
      <Table
        caption={t('table.caption')}
        columns={columns}
        rows={shown.table}
        rowKey={({ month }) => month}
      />
    </details>
  )
}
