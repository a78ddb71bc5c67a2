import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'

export type SelectOption = { value: string; label: string; isDisabled?: boolean }

type Props = Omit<ComponentProps<'select'>, 'children'> &
  FieldTexts & {
    options: readonly SelectOption[]
    /** Shown first and not selectable: the field starts empty. */
    placeholder?: string
  }

/** A native select: best on phones and known to all assistive technology. */
export function SelectField(props: Props) {
  const { label, hint, error, describedBy, id, className, options, placeholder, ...select } = props
  return (
    <Field id={id} label={label} hint={hint} error={error} describedBy={describedBy} className={className}>
      {(control) => (
        <select {...select} {...control}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
