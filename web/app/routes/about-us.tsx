import { paths } from '@aurivane/contract/paths'
import { useLocale } from '../i18n/language.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { ClosingBlock } from '../features/closing-block.tsx'
import { CardDrawing } from '../features/drawings/card-drawing.tsx'
import { aboutUsDrawings } from '../features/drawings/card-drawings/about-us.ts'
import { HintCard, HintCards } from '../features/hint-cards.tsx'
import { writeLosses } from '../features/risk-sentences.ts'
import { LegalLink, MoneyText } from '../features/money-section.tsx'
import { RiskWarning } from '../features/risk-warning.tsx'
import { Takeaways } from '../features/takeaways.tsx'

const cards = [
  { name: 'owners', to: paths.countries, drawing: aboutUsDrawings.licensedOwners },
  { name: 'clubs', to: paths.clubs, drawing: aboutUsDrawings.clubs },
  { name: 'portfolios', to: paths.portfolios, drawing: aboutUsDrawings.riskFirst },
  { name: 'technology', to: paths.howThisWorks, drawing: aboutUsDrawings.technology },
  { name: 'support', to: paths.contact, drawing: aboutUsDrawings.community },
] as const

export function Component() {
  const { t } = useTranslation('aboutUs')
  const { t: tCommon } = useTranslation('translation')
  const locale = useLocale()
  return (
    <div className="wrap page stack g9">
      <header className="stack g3">
        <h1>{t('heading')}</h1>
        <p className="lede">{t('lede')}</p>
      </header>
      <section className="split" aria-labelledby="description">
        <h2 id="description">{t('description.heading')}</h2>
        <div className="stack">
          {t('description.paragraphs', { returnObjects: true }).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <Takeaways
        heading={t('takeaways.heading')}
        items={t('takeaways.items', { returnObjects: true, losses: writeLosses(tCommon, locale) })}
      />
      <Cards />
      <Operator />
      <Disclaimer />
      <ClosingBlock />
    </div>
  )
}

function Cards() {
  const { t } = useTranslation('aboutUs')
  return (
    <section className="stack g6" aria-labelledby="parts">
      <h2 id="parts">{t('cards.heading')}</h2>
      <HintCards count={5}>
        {cards.map(({ name, to, drawing }) => (
          <HintCard
            key={name}
            drawing={<CardDrawing drawing={drawing} />}
            title={t(`cards.${name}.title`)}
            text={t(`cards.${name}.text`)}
            to={to}
          />
        ))}
      </HintCards>
    </section>
  )
}

function Operator() {
  const { t } = useTranslation('money')
  return (
    <>
      <section id="operator" className="split" aria-labelledby="operator-title">
        <h2 id="operator-title">{t('operator.heading')}</h2>
        <div className="stack g3">
          <MoneyText section="operator" />
          <LegalLink />
        </div>
      </section>
      <section id="earnings" className="split" aria-labelledby="earnings-title">
        <h2 id="earnings-title">{t('earnings.heading')}</h2>
        <div className="stack g3">
          <MoneyText section="earnings" />
        </div>
      </section>
    </>
  )
}

function Disclaimer() {
  const { t } = useTranslation('aboutUs')
  return (
    <section className="split" aria-labelledby="disclaimer">
      <h2 id="disclaimer">{t('disclaimer.heading')}</h2>
      <div className="stack g5">
        <RiskWarning />
        {t('disclaimer.paragraphs', { returnObjects: true }).map((paragraph) => (
          <p key={paragraph} className="quiet">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  )
}
