import type { Portfolio } from '@aurivane/contract/outlook/portfolios'
import { useMemo } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { RangeChart } from '../../features/drawings/range-chart.tsx'
import { cardOutlook } from './card-outlook.ts'
import { PortfolioFigures } from './portfolio-figures.tsx'
import { PortfolioOutlook } from './portfolio-outlook.tsx'

type Props = { number: Portfolio; name: string }

/** What a year can bring: chart, list and table of one calculation. */
export function PortfolioPlot({ number, name }: Props) {
  const { t } = useTranslation('portfolios')
  const locale = useLocale()
  const chart = t('chart', { returnObjects: true })
  const { rows, shown } = useMemo(() => cardOutlook(number), [number])
  return (
    <div className="plot stack g3">
      <RangeChart
        rows={rows}
        title={t('chart.title', {
          portfolio: name,
          low: formatNumber(shown.p05, locale),
          high: formatNumber(shown.p95, locale),
        })}
        description={chart.illustration}
        timeLabels={[chart.start, chart.months.six, chart.months.twelve]}
      />
      <p className="small quiet">{chart.illustration}</p>
      <PortfolioOutlook shown={shown} />
      <PortfolioFigures portfolio={name} shown={shown} />
    </div>
  )
}
