import { formatPercent } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BarTable } from './bar-table.tsx'
import { Part } from './part.tsx'
import { SessionChart } from './session-chart.tsx'
import { WorkedExample } from './worked-example.tsx'

export function Spread() {
  const { t } = useTranslation('whatIsForex')
  const { heading, paragraphs, example } = t('spread', { returnObjects: true })
  return (
    <Part id="spread" heading={heading} paragraphs={paragraphs}>
      <WorkedExample example={example} />
    </Part>
  )
}

const leverages = [1, 5, 10, 20, 30]

export function Leverage() {
  const { t } = useTranslation('whatIsForex')
  const { heading, paragraphs, example, chart } = t('leverage', { returnObjects: true })
  const locale = useLocale()
  const rows = leverages.map((leverage) => ({
    name: `${leverage}:1`,
    value: `−${formatPercent(leverage, locale)}`,
    share: (leverage / 30) * 100,
  }))
  return (
    <Part id="leverage" heading={heading} paragraphs={paragraphs}>
      <WorkedExample example={example} />
      <BarTable caption={chart.caption} columns={[chart.leverage, chart.loss]} rows={rows} tone="risk" />
    </Part>
  )
}

export function Gold() {
  const { t } = useTranslation('whatIsForex')
  const { heading, paragraphs, example } = t('gold', { returnObjects: true })
  return (
    <Part id="gold" heading={heading} paragraphs={paragraphs}>
      <WorkedExample example={example} />
    </Part>
  )
}

export function Sessions() {
  const { t } = useTranslation('whatIsForex')
  const { heading, paragraphs } = t('sessions', { returnObjects: true })
  return (
    <Part id="sessions" heading={heading} paragraphs={paragraphs}>
      <SessionChart />
    </Part>
  )
}

export function Swap() {
  const { t } = useTranslation('whatIsForex')
  const { heading, paragraphs, example } = t('swap', { returnObjects: true })
  return (
    <Part id="swap" heading={heading} paragraphs={paragraphs}>
      <WorkedExample example={example} />
    </Part>
  )
}
