import { formatPercent } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkedText } from '../../features/linked-text.tsx'
import { RiskWarning } from '../../features/risk-warning.tsx'
import { BarTable } from './bar-table.tsx'
import { gainNeededAfter, leftAfterLosses } from './loss-arithmetic.ts'
import { Part } from './part.tsx'
import { WorkedExample } from './worked-example.tsx'

const losses = [10, 20, 30, 50, 70]
const risksPerTrade = [1, 2, 5, 10]
const LOSSES_IN_A_ROW = 10

export function Risk() {
  const { t } = useTranslation('whatIsForex')
  const { heading, lede, kinds, recovery } = t('risk', { returnObjects: true })
  const percent = usePercent()
  const steepest = gainNeededAfter(Math.max(...losses))
  const rows = losses.map((loss) => ({
    name: `−${percent(loss)}`,
    value: `+${percent(gainNeededAfter(loss))}`,
    share: (gainNeededAfter(loss) / steepest) * 100,
  }))
  return (
    <Part id="risk" heading={heading} paragraphs={[lede]}>
      <RiskWarning />
      <dl className="kinds">
        {kinds.map(({ title, text }) => (
          <div key={title}>
            <dt>
              <LinkedText text={title} />
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3>{recovery.heading}</h3>
      <p>{recovery.text}</p>
      <BarTable
        caption={recovery.caption}
        columns={[recovery.columns.loss, recovery.columns.gain]}
        rows={rows}
        tone="ink"
      />
    </Part>
  )
}

export function Sizing() {
  const { t } = useTranslation('whatIsForex')
  const { heading, paragraphs, steps, example, streak } = t('sizing', { returnObjects: true })
  const percent = usePercent()
  const rows = risksPerTrade.map((risk) => {
    const left = leftAfterLosses(risk, LOSSES_IN_A_ROW)
    return { name: percent(risk), value: percent(left), share: left }
  })
  return (
    <Part id="sizing" heading={heading} paragraphs={paragraphs}>
      <ol className="sizing-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <WorkedExample example={example} />
      <BarTable
        caption={streak.caption}
        columns={[streak.columns.share, streak.columns.left]}
        rows={rows}
        tone="ink"
      />
      <p className="small quiet">{streak.note}</p>
    </Part>
  )
}

function usePercent() {
  const locale = useLocale()
  return (value: number) => formatPercent(value, locale)
}
