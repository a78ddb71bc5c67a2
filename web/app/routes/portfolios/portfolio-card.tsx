import { paths } from '@aurivane/contract/paths'
import { portfolios, type Portfolio } from '@aurivane/contract/outlook/portfolios'
import { Suspense, useId } from 'react'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { lazyPart } from '../../features/lazy-part.tsx'
import { LinkedText } from '../../features/linked-text.tsx'
import { RiskGauge } from '../../features/drawings/range-signs.tsx'
import { Card } from '../../components/card.tsx'
import { Icon, type IconName } from '../../components/icon.tsx'
import { LinkButton } from '../../components/link-button.tsx'

/** Its calculation is not needed for the first view of the page: documents contain the figures. */
const PortfolioPlot = lazyPart(async () => (await import('./portfolio-plot.tsx')).PortfolioPlot)

export function PortfolioCard({ number }: { number: Portfolio }) {
  const { t } = useTranslation('portfolios')
  const { t: tCommon } = useTranslation('translation')
  const id = useId()
  const { risk } = portfolios[number]
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
      <Suspense fallback={<div className="plot-loading" />}>
        <PortfolioPlot number={number} name={card.name} />
      </Suspense>
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

type UsesProps = { heading: string; items: readonly string[]; icon: IconName }

function Uses({ heading, items, icon }: UsesProps) {
  return (
    <div className="uses">
      <h3>{heading}</h3>
      <ul className="small">
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} size="small" />
            <span>
              <LinkedText text={item} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
