import { COUNTRY_COUNT } from '@aurivane/contract/limits'
import { locales } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { formatNumber } from '../i18n/format.ts'
import { useLocale } from '../i18n/language.tsx'
import { LocalizedLink } from '../i18n/localized-link.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { CardDrawing } from '../features/drawings/card-drawing.tsx'
import { homeDrawings } from '../features/drawings/card-drawings/home.ts'
import { RangeFan } from '../features/drawings/range-fan.tsx'
import { HintCard, HintCards } from '../features/hint-cards.tsx'
import { areLossesStated, filledInTally, writeLosses } from '../features/risk-sentences.ts'
import { LinkButton } from '../components/link-button.tsx'
import { EngravedTally } from './home/engraved-tally.tsx'
import { Hero } from './home/hero.tsx'
import './home/home.css'

const PORTFOLIOS = 3

const hints = [
  { name: 'countries', to: paths.countries, drawing: homeDrawings.countries },
  { name: 'portfolios', to: paths.portfolios, drawing: homeDrawings.portfolios },
  { name: 'clubs', to: paths.clubs, drawing: homeDrawings.clubs },
  { name: 'bulletin', to: paths.bulletin, drawing: homeDrawings.bulletin },
  { name: 'forex', to: paths.whatIsForex, drawing: homeDrawings.learn },
  { name: 'support', to: paths.contact, drawing: homeDrawings.contact },
] as const

export function Component() {
  return (
    <>
      <Hero />
      <Leaders />
      <Values />
      <Hints />
    </>
  )
}

function Leaders() {
  const { t } = useTranslation('home')
  const { t: tCommon } = useTranslation('translation')
  const locale = useLocale()
  const facts = [
    { label: t('leaders.countriesFact'), value: COUNTRY_COUNT },
    { label: t('leaders.portfoliosFact'), value: PORTFOLIOS },
    { label: t('leaders.languagesFact'), value: locales.length },
  ]
  return (
    <section className="section" aria-labelledby="leaders">
      <div className="wrap split lead">
        <h2 id="leaders">{t('leaders.heading')}</h2>
        <div className="stack g5">
          <p className="lede">{t('leaders.lede')}</p>
          <p>{t('leaders.text')}</p>
          <dl className="ledger">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{formatNumber(value, locale)}</dd>
              </div>
            ))}
          </dl>
          <p>
            <LinkButton as={LocalizedLink} to={paths.contact}>
              {tCommon('contactUs')}
            </LinkButton>
          </p>
        </div>
      </div>
    </section>
  )
}

function Values() {
  const { t } = useTranslation('home')
  const { t: tCommon } = useTranslation('translation')
  const locale = useLocale()
  const { label, risk, range } = t('values', { returnObjects: true })
  const filled = filledInTally()
  return (
    <section aria-label={label}>
      <div className="wrap">
        <div className="scale" role="presentation" />
        <div className="values section">
          <div>
            <EngravedTally
              title={areLossesStated() ? tCommon('riskSentences.tally', { filled }) : risk.drawing}
            />
            <h2>{risk.heading}</h2>
            <p>{[writeLosses(tCommon, locale, risk.losses), risk.text].join(' ')}</p>
          </div>
          <div>
            <RangeFan title={range.drawing} />
            <p className="small quiet">{tCommon('illustration')}</p>
            <h2>{range.heading}</h2>
            <p>{range.text}</p>
          </div>
        </div>
      </div>
    </section>
  )
}

function Hints() {
  const { t } = useTranslation('home')
  return (
    <section className="section first-steps" aria-labelledby="start">
      <div className="wrap stack g6">
        <h2 id="start">{t('hints.heading')}</h2>
        <HintCards count={6}>
          {hints.map(({ name, to, drawing }) => (
            <HintCard
              key={name}
              drawing={<CardDrawing drawing={drawing} />}
              title={t(`hints.${name}.title`)}
              text={t(`hints.${name}.text`)}
              to={to}
            />
          ))}
        </HintCards>
      </div>
    </section>
  )
}
