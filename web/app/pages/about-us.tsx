import { paths } from '@aurivane/contract/paths'
import { useTexts } from '../i18n/use-texts.ts'
import { ClosingBlock } from '../product/closing-block.tsx'
import { CardDrawing } from '../product/drawings/card-drawing.tsx'
import { aboutUsDrawings } from '../product/drawings/card-drawings/about-us.ts'
import { HintCard, HintCards } from '../product/hint-cards.tsx'
import { RiskWarning } from '../product/risk-warning.tsx'
import { Takeaways } from '../product/takeaways.tsx'

const cards = [
  { name: 'owners', to: paths.countries, drawing: aboutUsDrawings.licensedOwners },
  { name: 'clubs', to: paths.clubs, drawing: aboutUsDrawings.clubs },
  { name: 'portfolios', to: paths.portfolios, drawing: aboutUsDrawings.riskFirst },
  { name: 'technology', to: paths.howThisWorks, drawing: aboutUsDrawings.technology },
  { name: 'support', to: paths.contact, drawing: aboutUsDrawings.community },
] as const

export function AboutUsPage() {
  const { texts } = useTexts('aboutUs')
  return (
    <div className="wrap page stack g9">
      <header className="stack g3">
        <h1>{texts.heading}</h1>
        <p className="lede">{texts.lede}</p>
      </header>
      <section className="split" aria-labelledby="description">
        <h2 id="description">{texts.description.heading}</h2>
        <div className="stack">
          {texts.description.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <Takeaways heading={texts.takeaways.heading} items={texts.takeaways.items} />
      <Cards />
      <Disclaimer />
      <ClosingBlock />
    </div>
  )
}

function Cards() {
  const { texts } = useTexts('aboutUs')
  return (
    <section className="stack g6" aria-labelledby="parts">
      <h2 id="parts">{texts.cards.heading}</h2>
      <HintCards count={5}>
        {cards.map(({ name, to, drawing }) => (
          <HintCard
            key={name}
            drawing={<CardDrawing drawing={drawing} />}
            title={texts.cards[name].title}
            text={texts.cards[name].text}
            to={to}
          />
        ))}
      </HintCards>
    </section>
  )
}

function Disclaimer() {
  const { texts } = useTexts('aboutUs')
  return (
    <section className="split" aria-labelledby="disclaimer">
      <h2 id="disclaimer">{texts.disclaimer.heading}</h2>
      <div className="stack g5">
        <RiskWarning />
        {texts.disclaimer.paragraphs.map((paragraph) => (
          <p key={paragraph} className="quiet">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  )
}
