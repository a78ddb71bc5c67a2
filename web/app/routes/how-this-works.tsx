import { useTranslation } from '../i18n/use-translation.ts'
import { ClosingBlock } from '../features/closing-block.tsx'
import { CardDrawing } from '../features/drawings/card-drawing.tsx'
import { howThisWorksDrawings } from '../features/drawings/card-drawings/how-this-works.ts'
import { HintCard, HintCards } from '../features/hint-cards.tsx'
import { OutlookSection } from '../features/outlook/outlook-section.tsx'
import { Figures } from './how-this-works/figures.tsx'
import { Money, Scams } from './how-this-works/money.tsx'
import { PassiveIncome } from './how-this-works/passive-income.tsx'
import { Strategies } from './how-this-works/strategies.tsx'
import './how-this-works/how-this-works.css'

const hintNames = [
  'blueprint',
  'hardware',
  'software',
  'transparency',
  'corePortfolios',
  'independentSupport',
] as const

export function Component() {
  const { t } = useTranslation('howThisWorks')
  return (
    <div className="wrap page stack g9 how">
      <header className="stack g3">
        <h1>{t('heading')}</h1>
        <p className="lede">{t('lede')}</p>
      </header>
      <Hints />
      <Steps />
      <Strategies />
      <PassiveIncome />
      <Figures />
      <OutlookSection />
      <Money />
      <Scams />
      <ClosingBlock />
    </div>
  )
}

function Hints() {
  const { t } = useTranslation('howThisWorks')
  return (
    <section className="stack g6" aria-labelledby="parts">
      <h2 id="parts">{t('hints.heading')}</h2>
      <HintCards count={6}>
        {hintNames.map((name) => (
          <HintCard
            key={name}
            drawing={<CardDrawing drawing={howThisWorksDrawings[name]} />}
            title={t(`hints.${name}.title`)}
            text={t(`hints.${name}.text`)}
          />
        ))}
      </HintCards>
    </section>
  )
}

function Steps() {
  const { t } = useTranslation('howThisWorks')
  return (
    <section className="split" aria-labelledby="steps">
      <div className="stack g3 part-head">
        <h2 id="steps">{t('steps.heading')}</h2>
        <p className="quiet">{t('steps.lede')}</p>
      </div>
      <ol className="steps">
        {t('steps.items', { returnObjects: true }).map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
