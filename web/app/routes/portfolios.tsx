import { portfolioNumbers } from '@aurivane/contract/outlook/portfolios'
import { useTranslation } from '../i18n/use-translation.ts'
import { RangeKeySign } from '../features/drawings/range-signs.tsx'
import { LinkedText } from '../features/linked-text.tsx'
import { OutlookSection } from '../features/outlook/outlook-section.tsx'
import { UnnamedOperatorNotice } from '../features/named-operator.tsx'
import { RiskWarning } from '../features/risk-warning.tsx'
import { Accordion, AccordionItem } from '../components/accordion.tsx'
import { usePromotion } from '../features/promotion.ts'
import { PortfolioCard } from './portfolios/portfolio-card.tsx'
import './portfolios/portfolios.css'

const signs = ['nine', 'half', 'below'] as const

export function Component() {
  const { t } = useTranslation('portfolios')
  return (
    <div className="wrap page stack g7 portfolios">
      <header className="split">
        <div className="stack g3">
          <h1>{t('heading')}</h1>
          <p className="lede">{t('lede')}</p>
          <UnnamedOperatorNotice />
        </div>
        <RiskWarning>{t('claim.text')}</RiskWarning>
      </header>
      <section className="stack g6" aria-labelledby="key">
        <h2 id="key" className="hidden">
          {t('key.heading')}
        </h2>
        <ul className="key small">
          {signs.map((kind) => (
            <li key={kind}>
              <RangeKeySign kind={kind} />
              {t(`key.${kind}`)}
            </li>
          ))}
        </ul>
        <p className="small quiet">
          <LinkedText text={t('method')} />
        </p>
        <div className="folios">
          {portfolioNumbers.map((number) => (
            <PortfolioCard key={number} number={number} />
          ))}
        </div>
      </section>
      <OutlookSection />
      <Mix />
      <Questions />
    </div>
  )
}

function Mix() {
  const { t } = useTranslation('portfolios')
  return (
    <section className="split" aria-labelledby="mix">
      <h2 id="mix">{t('mix.heading')}</h2>
      <div className="stack">
        {t('mix.paragraphs', { returnObjects: true }).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}

function Questions() {
  const { t } = useTranslation('portfolios')
  const { heading, items, comparison } = t('questions', { returnObjects: true })
  return (
    <section className="split" aria-labelledby="questions">
      <h2 id="questions">{heading}</h2>
      <Accordion>
        {items.map(({ question, answer }) => (
          <AccordionItem key={question} title={<h3>{question}</h3>}>
            <p>
              <LinkedText text={answer} />
            </p>
          </AccordionItem>
        ))}
        {usePromotion() === 'off' ? null : (
          <div data-claim="">
            <AccordionItem title={<h3>{comparison.question}</h3>}>
              <RiskWarning>{comparison.answer}</RiskWarning>
            </AccordionItem>
          </div>
        )}
      </Accordion>
    </section>
  )
}
