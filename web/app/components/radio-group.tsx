import { useId } from 'react'
import { FieldError } from './field-error.tsx'
import './check.css'
import './field.css'

export type RadioOption = { value: string; label: string }

type Props = {
  name: string
  label: string
  options: readonly RadioOption[]
  defaultValue?: string
  error?: string | null
  onChange?: (value: string) => void
}

/** One of a few choices, all of them visible. */
export function RadioGroup({ name, label, options, defaultValue, error, onChange }: Props) {
  const id = useId()
  const errorId = error ? `${id}-error` : undefined
  return (
    <fieldset
      className="field radios"
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={errorId}
      aria-invalid={error ? true : undefined}
      // The form moves the focus to what is wrong.
      tabIndex={error ? -1 : undefined}
    >
      <legend id={id}>{label}</legend>
      {errorId ? <FieldError id={errorId}>{error}</FieldError> : null}
      {options.map((option) => (
        <label key={option.value} className="check">
          <input
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === defaultValue}
            onChange={() => onChange?.(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
