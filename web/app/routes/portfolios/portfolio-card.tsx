import { paths } from '@aurivane/contract/paths'
import { useId } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/language.tsx'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { RangeChart, RiskGauge } from '../../features/drawings/range-chart.tsx'
import { rangeFigures, type Spread } from '../../features/drawings/range-outcomes.ts'
import { Card } from '../../components/card.tsx'
import { Icon, type IconName } from '../../components/icon.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { PortfolioOutlook } from './portfolio-outlook.tsx'
import { PortfolioFigures } from './portfolio-figures.tsx'

export function PortfolioCard({ spread }: { spread: Spread }) {
  const { t } = useTranslation('portfolios')
  const { t: tCommon } = useTranslation('translation')
  const id = useId()
  const card = t(`cards.${spread}`, { returnObjects: true })
  return (
    <Card as="article" className="folio" aria-labelledby={id}>
      <div className="stack g3">
        <RiskGauge spread={spread} />
        <h2 id={id}>
          {card.name} <span className="grade">{card.grade}</span>
        </h2>
        <p className="quiet">{card.text}</p>
      </div>
      <Plot spread={spread} />
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

function Plot({ spread }: { spread: Spread }) {
  const { t } = useTranslation('portfolios')
  const locale = useLocale()
  const chart = t('chart', { returnObjects: true })
  const cards = t('cards', { returnObjects: true })
  const afterYear = rangeFigures(spread).at(-1)
  const portfolio = cards[spread].name
  return (
    <div className="plot stack g3">
      <RangeChart
        spread={spread}
        title={t('chart.title', {
          portfolio,
          low: formatNumber(afterYear?.low ?? 0, locale),
          high: formatNumber(afterYear?.high ?? 0, locale),
        })}
        description={chart.illustration}
        timeLabels={[chart.start, chart.months.six, chart.months.twelve]}
      />
      <p className="small quiet">{chart.illustration}</p>
      <PortfolioOutlook spread={spread} />
      <PortfolioFigures spread={spread} />
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
