import { paths } from '@aurivane/contract/paths'
import type { Risk } from '@aurivane/contract/outlook/inputs'
import { useId, useMemo } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/language.tsx'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { RangeChart, RiskGauge } from '../../features/drawings/range-chart.tsx'
import { Card } from '../../components/card.tsx'
import { Icon, type IconName } from '../../components/icon.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { cardOutlook } from './card-outlook.ts'
import { PortfolioOutlook } from './portfolio-outlook.tsx'
import { PortfolioFigures } from './portfolio-figures.tsx'

export function PortfolioCard({ risk }: { risk: Risk }) {
  const { t } = useTranslation('portfolios')
  const { t: tCommon } = useTranslation('translation')
  const id = useId()
  const card = t(`cards.${risk}`, { returnObjects: true })
  return (
    <Card as="article" className="folio" aria-labelledby={id}>
      <div className="stack g3">
        <RiskGauge risk={risk} />
        <h2 id={id}>
          {card.name} <span className="grade">{card.grade}</span>
        </h2>
        <p className="quiet">{card.text}</p>
      </div>
      <Plot risk={risk} />
      <Uses heading={t('isFor')} items={card.isFor} icon="check" />
      <Uses heading={t('isNotFor')} items={card.isNotFor} icon="close" />
      <p>
        <LinkButton as={LocalizedLink} variant="second" to={paths.contact} aria-describedby={id}>
          {tCommon('contactUs')}
        </LinkButton>
      </p>
    </Card>
  )
}

function Plot({ risk }: { risk: Risk }) {
  const { t } = useTranslation('portfolios')
  const locale = useLocale()
  const chart = t('chart', { returnObjects: true })
  const cards = t('cards', { returnObjects: true })
  const portfolio = cards[risk].name
  const { rows, shown } = useMemo(() => cardOutlook(risk), [risk])
  return (
    <div className="plot stack g3">
      <RangeChart
        rows={rows}
        title={t('chart.title', {
          portfolio,
          low: formatNumber(shown.p05, locale),
          high: formatNumber(shown.p95, locale),
        })}
        description={chart.illustration}
        timeLabels={[chart.start, chart.months.six, chart.months.twelve]}
      />
      <p className="small quiet">{chart.illustration}</p>
      <PortfolioOutlook shown={shown} />
      <PortfolioFigures portfolio={portfolio} shown={shown} />
    </div>
  )
}

type UsesProps = { heading: string; items: readonly string[]; icon: IconName }

function Uses({ heading, items, icon }: UsesProps) {
  return (
    <div className="uses">
      <h3>{heading}</h3>
      <ul className="small">
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} size="small" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
