import { portfolioNumbers, portfolios } from '@aurivane/contract/outlook/inputs'
import { useId } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { operatorFile } from '../operator.ts'
import type { OutlookState } from './use-outlook.ts'

const averageChoices = ['zero', 'target', 'own'] as const

type Props = Pick<OutlookState, 'fields' | 'errors' | 'change'>
type TypedName = 'amount' | 'months' | 'ownAverage' | 'cost'

/** Nothing is sent: the outlook follows every change. */
export function OutlookForm({ fields, errors, change }: Props) {
  const { t } = useTranslation('outlook')
  const id = useId()
  const field = (name: TypedName) => ({
    id: `${id}-${name}`,
    label: t(name),
    error: errors[name] && t(`errors.${errors[name]}`),
    value: fields[name],
    inputMode: name === 'ownAverage' ? ('text' as const) : ('decimal' as const),
    autoComplete: 'off',
    onChange: (event: { currentTarget: HTMLInputElement }) => change({ [name]: event.currentTarget.value }),
  })
  return (
    <form className="form outlook-form needs-script" noValidate onSubmit={(event) => event.preventDefault()}>
      <TextField {...field('amount')} />
      <TextField {...field('months')} inputMode="numeric" />
      <RadioGroup
        legend={t('riskGrade')}
        options={portfolioNumbers.map((number) => ({
          value: number,
          label: t(`grades.${portfolios[number].risk}`),
        }))}
        value={fields.portfolio}
        onChange={(portfolio) => change({ portfolio })}
      />
      <RadioGroup
        legend={t('average')}
        options={averageChoices.map((choice) => ({ value: choice, label: t(`averages.${choice}`) }))}
        value={fields.averageChoice}
        onChange={(averageChoice) => change({ averageChoice })}
      />
      {fields.averageChoice === 'own' ? <TextField {...field('ownAverage')} /> : null}
      <TextField {...field('cost')} hint={useCostHint()} />
    </form>
  )
}

function useCostHint(): string {
  const { t } = useTranslation('outlook')
  const locale = useLocale()
  const { yearlyCostPercent } = operatorFile()
  return yearlyCostPercent === undefined
    ? t('costAssumed')
    : t('costStated', { percent: formatNumber(yearlyCostPercent, locale) })
}
