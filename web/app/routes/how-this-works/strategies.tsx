import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../components/icon.tsx'

export function Strategies() {
  const { t } = useTranslation('howThisWorks')
  const { heading, lede, earns, loses, items, rules } = t('strategies', { returnObjects: true })
  return (
    <section className="split" aria-labelledby="strategies">
      <div className="stack g3 part-head">
        <h2 id="strategies">{heading}</h2>
        <p className="quiet">{lede}</p>
      </div>
      <div className="strategies">
        {items.map((strategy) => (
          <article key={strategy.title}>
            <div className="stack g2">
              <h3>{strategy.title}</h3>
              <p>{strategy.text}</p>
            </div>
            <dl>
              <div className="earns">
                <dt>
                  <Icon name="plus" size="small" />
                  {earns}
                </dt>
                <dd>{strategy.earns}</dd>
              </div>
              <div className="loses">
                <dt>
                  <Icon name="minus" size="small" />
                  {loses}
                </dt>
                <dd>{strategy.loses}</dd>
              </div>
            </dl>
          </article>
        ))}
        <div className="rules stack g3">
          <h3>{rules.heading}</h3>
          <ol>
            {rules.items.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
