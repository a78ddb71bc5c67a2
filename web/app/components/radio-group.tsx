import { useId } from 'react'
import { FieldError } from './field-error.tsx'
import './check.css'
import './field.css'
import './radio-group.css'

type Props<Value extends string | number> = {
  /** Unique on the page. */
  name: string
  label: string
  options: readonly { value: Value; label: string }[]
  /** The choice, where the parent keeps it; otherwise `defaultValue` is the first one. */
  value?: Value
  defaultValue?: Value
  error?: string | null
  onChange?: (value: Value) => void
}

/** One of a few choices, all of them visible: the browser's own radio buttons, with its arrow keys. */
export function RadioGroup<Value extends string | number>(props: Props<Value>) {
  const { name, label, options, value, defaultValue, error, onChange } = props
  const id = useId()
  const errorId = error ? `${id}-error` : undefined
  const checkedIf = (is: boolean) => (value === undefined ? { defaultChecked: is } : { checked: is })
  return (
    <fieldset
      className="field radio-group"
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
            {...checkedIf(option.value === (value ?? defaultValue))}
            onChange={() => onChange?.(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
