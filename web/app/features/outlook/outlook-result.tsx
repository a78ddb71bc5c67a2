import { useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { OutlookChart } from './outlook-chart.tsx'
import { OutlookTable } from './outlook-table.tsx'
import { useFigures } from './use-figures.ts'
import type { Calculation } from './use-outlook.ts'

/** Null: a field is wrong. */
export function OutlookResult({ calculation }: { calculation: Calculation | null }) {
  const { t } = useTranslation('outlook')
  const id = useId()
  return (
    <section className="stack g5" aria-labelledby={id}>
      <h3 id={id}>{t('result.heading')}</h3>
      {calculation ? <Figures {...calculation} /> : <p>{t('result.wrongFields')}</p>}
    </section>
  )
}

function Figures(calculation: Calculation) {
  const { inputs, shown } = calculation
  const { t } = useTranslation('outlook')
  const { amount, share, percent, chance } = useFigures(shown)
  const between = (from: number, to: number) => t('result.between', { from: amount(from), to: amount(to) })
  const figures = {
    nineInTen: between(shown.p05, shown.p95),
    half: between(shown.p25, shown.p75),
    middle: amount(shown.p50),
    below: chance(shown.below),
    medianDrawdown: percent(shown.medianDrawdown),
    badDrawdown: percent(shown.badDrawdown),
  }
  const names = Object.keys(figures) as (keyof typeof figures)[]
  return (
    <>
      {inputs.average === 'target' ? <p>{t('result.targetAssumed')}</p> : null}
      <dl className="outlook-figures">
        {names.map((name) => (
          <div key={name}>
            <dt>{t(`result.${name}`)}</dt>
            <dd>{figures[name]}</dd>
          </div>
        ))}
      </dl>
      {shown.gainNeeded === null ? null : (
        <>
          <p>{t('result.gainNeeded', { loss: share(shown.badDrawdown), gain: share(shown.gainNeeded) })}</p>
          <p>{t('result.gainNeededFrom')}</p>
        </>
      )}
      <OutlookChart {...calculation} />
      <OutlookTable shown={shown} />
    </>
  )
}
