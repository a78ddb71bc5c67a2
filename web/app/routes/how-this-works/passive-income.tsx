import { paths } from '@aurivane/contract/paths'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { RiskWarning } from '../../features/risk-warning.tsx'
import { Icon } from '../../components/icon.tsx'

export function PassiveIncome() {
  const { t } = useTranslation('howThisWorks')
  const { heading, lede, paragraphs, claim, checklist } = t('passiveIncome', { returnObjects: true })
  return (
    <section id="passive-income" className="split" aria-labelledby="passive-income-title">
      <div className="stack g3 part-head">
        <h2 id="passive-income-title">{heading}</h2>
        <p className="quiet">{lede}</p>
      </div>
      <div className="stack g5">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <RiskWarning>
          <h3 className="claim-heading">{claim.heading}</h3>
          <p>{claim.text}</p>
          <p>{claim.arithmetic}</p>
          <p>
            <LocalizedLink to={`${paths.whatIsForex}#leverage`}>{claim.lossLink}</LocalizedLink>
          </p>
        </RiskWarning>
        <div className="stack g3">
          <h3>{checklist.heading}</h3>
          <ul className="checklist">
            {checklist.items.map((item) => (
              <li key={item}>
                <Icon name="check" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
