import { outlook } from '@aurivane/contract/outlook'
import { shownOutlook } from '@aurivane/contract/outlook/shown'
import { useMemo } from 'react'
import { monthlySpread, RANGE_START, type Spread } from '../../features/drawings/range-outcomes.ts'
import { useFigures } from '../../features/outlook/use-figures.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

const MONTHS = 12

/** How likely and how deep a loss is, by the model of the calculator, without costs and with an average of 0. */
export function PortfolioOutlook({ spread }: { spread: Spread }) {
  const { t } = useTranslation('outlook')
  const shown = useMemo(() => {
    const assumptions = { months: MONTHS, spread: monthlySpread[spread], average: 0, yearlyCost: 0 }
    return shownOutlook(outlook({ amount: RANGE_START, ...assumptions }), RANGE_START)
  }, [spread])
  const { percent, chance } = useFigures(shown)
  return (
    <dl className="folio-outlook small">
      <div>
        <dt>{t('result.below')}</dt>
        <dd>{chance(shown.below)}</dd>
      </div>
      <div>
        <dt>{t('result.medianDrawdown')}</dt>
        <dd>{percent(shown.medianDrawdown)}</dd>
      </div>
      <div>
        <dt>{t('result.badDrawdown')}</dt>
        <dd>{percent(shown.badDrawdown)}</dd>
      </div>
    </dl>
  )
}
