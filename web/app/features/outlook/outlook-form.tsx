import { portfolioNumbers, portfolios, type Portfolio } from '@aurivane/contract/outlook/portfolios'
import type { OutlookFields } from '@aurivane/contract/outlook/fields'
import { useEffect, useEffectEvent, useId, useRef, type RefObject } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { RadioGroup } from '../../components/radio-group.tsx'
import { usePromotion } from '../promotion.ts'
import { TextField } from '../../components/text-field.tsx'
import { operatorFile } from '../operator.ts'
import type { OutlookState } from './use-outlook.ts'

const averageChoices = { on: ['zero', 'target', 'own'], off: ['zero', 'own'] } as const

type Props = Pick<OutlookState, 'fields' | 'errors' | 'change'> & { onMonthsFocus: () => void }
type TypedName = 'amount' | 'months' | 'ownAverage' | 'cost'

/** Nothing is sent: the outlook follows every change. */
export function OutlookForm({ fields, errors, change, onMonthsFocus }: Props) {
  const { t } = useTranslation('outlook')
  const id = useId()
  const field = (name: TypedName) => ({
    id: `${id}-${name}`,
    name,
    label: t(name),
    error: errors[name] && t(`errors.${errors[name]}`),
    value: fields[name],
    inputMode: name === 'ownAverage' ? ('text' as const) : ('decimal' as const),
    autoComplete: 'off',
    onChange: (event: { currentTarget: HTMLInputElement }) => change({ [name]: event.currentTarget.value }),
  })
  const form = useRef<HTMLFormElement>(null)
  useFilledBefore(form, fields, change)
  return (
    <form
      ref={form}
      className="form outlook-form needs-script"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField {...field('amount')} />
      <TextField {...field('months')} inputMode="numeric" onFocus={onMonthsFocus} />
      <RadioGroup
        name="portfolio"
        label={t('riskGrade')}
        options={portfolioNumbers.map((number) => ({
          value: number,
          label: t(`grades.${portfolios[number].risk}`),
        }))}
        value={fields.portfolio}
        onChange={(portfolio) => change({ portfolio })}
      />
      <RadioGroup
        name="averageChoice"
        label={t('average')}
        options={averageChoices[usePromotion() === 'off' ? 'off' : 'on'].map((choice) => ({
          value: choice,
          label: t(`averages.${choice}`),
        }))}
        value={fields.averageChoice}
        onChange={(averageChoice) => change({ averageChoice })}
      />
      {fields.averageChoice === 'own' ? <TextField {...field('ownAverage')} /> : null}
      <TextField {...field('cost')} hint={useCostHint()} />
    </form>
  )
}

/** The form is in the document, so readers may have filled it in before the app ran. */
function useFilledBefore(
  form: RefObject<HTMLFormElement | null>,
  fields: OutlookFields,
  change: OutlookState['change'],
) {
  const compare = useEffectEvent((filled: Record<string, unknown>) => {
    const names = Object.keys(fields) as (keyof OutlookFields)[]
    const changed = names.filter((name) => name in filled && filled[name] !== String(fields[name]))
    if (changed.length === 0) return
    const read = Object.fromEntries(changed.map((name) => [name, filled[name]])) as Partial<OutlookFields>
    change({ ...read, ...(read.portfolio && { portfolio: Number(read.portfolio) as Portfolio }) })
  })
  useEffect(() => {
    if (form.current) compare(Object.fromEntries(new FormData(form.current)))
  }, [form])
}

function useCostHint(): string {
  const { t } = useTranslation('outlook')
  const locale = useLocale()
  const { yearlyCostPercent } = operatorFile()
  return yearlyCostPercent === undefined
    ? t('costAssumed')
    : t('costStated', { percent: formatNumber(yearlyCostPercent, locale) })
}
