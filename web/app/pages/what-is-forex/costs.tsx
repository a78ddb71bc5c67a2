import { formatPercent } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { BarTable } from './bar-table.tsx'
import { Part } from './part.tsx'
import { SessionChart } from './session-chart.tsx'
import { WorkedExample } from './worked-example.tsx'

export function Spread() {
  const { heading, paragraphs, example } = useTexts('whatIsForex').texts.spread
  return (
    <Part id="spread" heading={heading} paragraphs={paragraphs}>
      <WorkedExample example={example} />
    </Part>
  )
}

const leverages = [1, 5, 10, 20, 30]

export function Leverage() {
  const { heading, paragraphs, example, chart } = useTexts('whatIsForex').texts.leverage
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
  const { heading, paragraphs, example } = useTexts('whatIsForex').texts.gold
  return (
    <Part id="gold" heading={heading} paragraphs={paragraphs}>
      <WorkedExample example={example} />
    </Part>
  )
}

export function Sessions() {
  const { heading, paragraphs } = useTexts('whatIsForex').texts.sessions
  return (
    <Part id="sessions" heading={heading} paragraphs={paragraphs}>
      <SessionChart />
    </Part>
  )
}

export function Swap() {
  const { heading, paragraphs, example } = useTexts('whatIsForex').texts.swap
  return (
    <Part id="swap" heading={heading} paragraphs={paragraphs}>
      <WorkedExample example={example} />
    </Part>
  )
}
