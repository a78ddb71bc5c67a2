import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'

export type SelectOption = { value: string; label: string }

type Props = Omit<ComponentProps<'select'>, 'children'> &
  FieldTexts & {
    options: readonly SelectOption[]
    /** Shown first and chosen by nobody: the field starts empty. */
    placeholder?: string
  }

/** The browser's own select: the best one on a phone, and every assistive tool knows it. */
export function SelectField({ label, hint, error, id, className, options, placeholder, ...select }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <select {...select} {...control}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
