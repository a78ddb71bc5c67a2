import { paths } from '@aurivane/contract/paths'
import { Icon } from '../../components/icon.tsx'
import { MoneyText } from '../../features/money-section.tsx'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'

const parts = ['costs', 'custody', 'withdrawal', 'complaints'] as const

export function Money() {
  const { t } = useTranslation('money')
  return (
    <section id="money" className="split" aria-labelledby="money-title">
      <h2 id="money-title">{t('heading')}</h2>
      <div className="stack g6">
        {parts.map((part) => (
          <div key={part} id={part} className="stack g2">
            <h3>{t(`${part}.heading`)}</h3>
            <MoneyText section={part} />
          </div>
        ))}
      </div>
    </section>
  )
}

export function Scams() {
  const { t } = useTranslation('money')
  const { heading, lede, signs, stepsHeading, steps, authorities, contact } = t('scams', {
    returnObjects: true,
  })
  return (
    <section id="scams" className="split" aria-labelledby="scams-title">
      <div className="stack g3 part-head">
        <h2 id="scams-title">{heading}</h2>
        <p className="quiet">{lede}</p>
      </div>
      <div className="stack g5">
        <ul className="checklist">
          {signs.map((sign) => (
            <li key={sign}>
              <Icon name="warning" />
              {sign}
            </li>
          ))}
        </ul>
        <div className="stack g3">
          <h3>{stepsHeading}</h3>
          <ol className="scam-steps">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            <LocalizedLink to={paths.countries}>{authorities}</LocalizedLink>
          </p>
          <p>
            <LocalizedLink to={paths.contact}>{contact}</LocalizedLink>
          </p>
        </div>
      </div>
    </section>
  )
}
