import type { ShownOutlook } from '@aurivane/contract/outlook/shown'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'

type Props = { portfolio: string; shown: ShownOutlook }

/** The values of the chart as a table, for screen readers and for exact figures. */
export function PortfolioFigures({ portfolio, shown }: Props) {
  const { t } = useTranslation('portfolios')
  const locale = useLocale()
  const figures = t('figures', { returnObjects: true })
  const write = (value: number) => formatNumber(value, locale)
  return (
    <details className="figures">
      <summary className="button plain small">{figures.show}</summary>
      <table className="small">
        <caption className="hidden">{t('figures.caption', { portfolio })}</caption>
        <thead>
          <tr>
            <th scope="col">{figures.after}</th>
            <th scope="col">{figures.low}</th>
            <th scope="col">{figures.middle}</th>
            <th scope="col">{figures.high}</th>
          </tr>
        </thead>
        <tbody>
          {shown.table.map(({ month, p05, p25, p75, p95 }) => (
            <tr key={month}>
              <th scope="row">{t('figures.months', { count: month })}</th>
              <td>{write(p05)}</td>
              <td>{t('figures.between', { from: write(p25), to: write(p75) })}</td>
              <td>{write(p95)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
