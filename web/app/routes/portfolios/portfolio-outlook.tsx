import type { ShownOutlook } from '@aurivane/contract/outlook/shown'
import { useFigures } from '../../features/outlook/use-figures.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

/** How likely and how deep a loss is. */
export function PortfolioOutlook({ shown }: { shown: ShownOutlook }) {
  const { t } = useTranslation('outlook')
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
