import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { rangeFigures, type Spread } from '../../features/drawings/range-outcomes.ts'

/** The values of the chart as a table, for screen readers and for exact figures. */
export function PortfolioFigures({ spread }: { spread: Spread }) {
  const { t } = useTranslation('portfolios')
  const locale = useLocale()
  const figures = t('figures', { returnObjects: true })
  const write = (value: number) => formatNumber(value, locale)
  return (
    <details className="figures">
      <summary className="button plain small">{figures.show}</summary>
      <table className="small">
        <caption className="hidden">{t('figures.caption', { portfolio: t(`cards.${spread}.name`) })}</caption>
        <thead>
          <tr>
            <th scope="col">{figures.after}</th>
            <th scope="col">{figures.low}</th>
            <th scope="col">{figures.middle}</th>
            <th scope="col">{figures.high}</th>
          </tr>
        </thead>
        <tbody>
          {rangeFigures(spread).map(({ months, low, middleLow, middleHigh, high }) => (
            <tr key={months}>
              <th scope="row">{t('figures.months', { count: months })}</th>
              <td>{write(low)}</td>
              <td>{t('figures.between', { from: write(middleLow), to: write(middleHigh) })}</td>
              <td>{write(high)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
