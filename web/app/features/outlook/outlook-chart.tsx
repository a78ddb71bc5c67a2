import { useMemo } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { RangeKeySign } from '../drawings/range-signs.tsx'
import { chartGeometry } from './chart-geometry.ts'
import { useFigures } from './use-figures.ts'
import type { Calculation } from './use-outlook.ts'

const COMPACT_FROM = 1_000_000

/** Each has strokes of its own width, which its style cuts out of the areas. */
const layers = [['grid'], ['nine', 'below'], ['half'], ['start', 'middle']] as const

/** Two bands of strokes that differ in their width, so that nobody needs to tell their colours apart. */
export function OutlookChart({ inputs, rows, shown }: Calculation) {
  const { t } = useTranslation('outlook')
  const locale = useLocale()
  const { amount } = useFigures(shown)
  const { ticks, ...drawn } = useMemo(() => chartGeometry(rows), [rows])
  const name = t('chart', {
    count: inputs.months,
    start: amount(shown.start),
    p05: amount(shown.p05),
    p25: amount(shown.p25),
    p50: amount(shown.p50),
    p75: amount(shown.p75),
    p95: amount(shown.p95),
  })
  return (
    <figure className="outlook-chart">
      <div className="plot" role="img" aria-label={name}>
        <svg className="range-chart" aria-hidden="true">
          {ticks.map(({ value, top }) => (
            <text key={value} className="to-end" x="100%" y={`${top}%`} dy="0.35em">
              {formatNumber(value, locale, value >= COMPACT_FROM ? { notation: 'compact' } : {})}
            </text>
          ))}
        </svg>
        {layers.map((parts) => (
          <svg
            key={parts[0]}
            className="range-chart layer"
            viewBox={`0 0 ${inputs.months} 100`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {parts.map((part) => (
              <path key={part} className={part} d={drawn[part]} />
            ))}
          </svg>
        ))}
        <div className="times" aria-hidden="true">
          <span>{t('key.start')}</span>
          <span>{t('key.end', { count: inputs.months })}</span>
        </div>
      </div>
      <ul className="key small" aria-hidden="true">
        <li>
          <RangeKeySign kind="nine" />
          {t('result.nineInTen')}
        </li>
        <li>
          <RangeKeySign kind="half" />
          {t('result.half')}
        </li>
        <li>
          <RangeKeySign kind="below" />
          {t('key.below')}
        </li>
        <li>
          <svg className="range-key-sign" viewBox="0 0 40 28">
            <path className="middle" d="M0 14H40" />
          </svg>
          {t('result.middle')}
        </li>
      </ul>
    </figure>
  )
}
