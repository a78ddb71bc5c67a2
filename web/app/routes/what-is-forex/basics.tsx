import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkedText } from '../../features/linked-text.tsx'
import { Table } from '../../components/table.tsx'
import { Part } from './part.tsx'
import { QuoteFigure } from './quote-figure.tsx'
import { WorkedExample } from './worked-example.tsx'

export function Market() {
  const { t } = useTranslation('whatIsForex')
  const { heading, paragraphs, source } = t('market', { returnObjects: true })
  return (
    <Part id="market" heading={heading} paragraphs={paragraphs}>
      <p className="small quiet">
        <LinkedText text={source} />
      </p>
    </Part>
  )
}

export function Pairs() {
  const { t } = useTranslation('whatIsForex')
  const { heading, paragraphs, groups } = t('pairs', { returnObjects: true })
  return (
    <Part id="pairs" heading={heading} paragraphs={paragraphs}>
      <QuoteFigure />
      <Table
        caption={groups.caption}
        columns={[
          { name: groups.columns.group, cell: (row) => <LinkedText text={row.group} />, isRowHeading: true },
          { name: groups.columns.examples, cell: (row) => row.examples },
          { name: groups.columns.trait, cell: (row) => row.trait, isWide: true },
        ]}
        rows={groups.rows}
        rowKey={(row) => row.group}
      />
    </Part>
  )
}

export function Pips() {
  const { t } = useTranslation('whatIsForex')
  const { heading, paragraphs, examples } = t('pips', { returnObjects: true })
  return (
    <Part id="pips" heading={heading} paragraphs={paragraphs}>
      <div className="examples">
        {examples.map((example) => (
          <WorkedExample key={example.title} example={example} />
        ))}
      </div>
    </Part>
  )
}

const PIP_OF_EUR_USD = 0.0001
const lots = [
  { name: 'standard', units: 100_000, written: 1 },
  { name: 'mini', units: 10_000, written: 0.1 },
  { name: 'micro', units: 1_000, written: 0.01 },
] as const

export function Lots() {
  const { t } = useTranslation('whatIsForex')
  const { heading, paragraphs, table } = t('lots', { returnObjects: true })
  const locale = useLocale()
  const twoDigits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return (
    <Part id="lots" heading={heading} paragraphs={paragraphs}>
      <Table
        caption={table.caption}
        columns={[
          { name: table.columns.name, cell: (lot) => table.names[lot.name], isRowHeading: true },
          { name: table.columns.units, cell: (lot) => formatNumber(lot.units, locale), isNumber: true },
          {
            name: table.columns.written,
            cell: (lot) => formatNumber(lot.written, locale, twoDigits),
            isNumber: true,
          },
          {
            name: table.columns.pip,
            cell: (lot) => `${formatNumber(lot.units * PIP_OF_EUR_USD, locale, twoDigits)} USD`,
            isNumber: true,
          },
        ]}
        rows={lots}
        rowKey={(lot) => lot.name}
      />
    </Part>
  )
}
