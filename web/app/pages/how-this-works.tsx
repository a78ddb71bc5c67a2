import { useTexts } from '../i18n/use-texts.ts'
import { ClosingBlock } from '../product/closing-block.tsx'
import { CardDrawing } from '../product/drawings/card-drawing.tsx'
import { howThisWorksDrawings } from '../product/drawings/card-drawings/how-this-works.ts'
import { HintCard, HintCards } from '../product/hint-cards.tsx'
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

export function HowThisWorksPage() {
  const { texts } = useTexts('howThisWorks')
  return (
    <div className="wrap page stack g9 how">
      <header className="stack g3">
        <h1>{texts.heading}</h1>
        <p className="lede">{texts.lede}</p>
      </header>
      <Hints />
      <Steps />
      <Strategies />
      <PassiveIncome />
      <ClosingBlock />
    </div>
  )
}

function Hints() {
  const { texts } = useTexts('howThisWorks')
  return (
    <section className="stack g6" aria-labelledby="parts">
      <h2 id="parts">{texts.hints.heading}</h2>
      <HintCards count={6}>
        {hintNames.map((name) => (
          <HintCard
            key={name}
            drawing={<CardDrawing drawing={howThisWorksDrawings[name]} />}
            title={texts.hints[name].title}
            text={texts.hints[name].text}
          />
        ))}
      </HintCards>
    </section>
  )
}

function Steps() {
  const { texts } = useTexts('howThisWorks')
  return (
    <section className="split" aria-labelledby="steps">
      <div className="stack g3 part-head">
        <h2 id="steps">{texts.steps.heading}</h2>
        <p className="quiet">{texts.steps.lede}</p>
      </div>
      <ol className="steps">
        {texts.steps.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
