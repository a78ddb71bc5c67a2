import './check.css'
import './radio-group.css'

type Props<Value extends string | number> = {
  /** Unique on the page. */
  name: string
  legend: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** The browser's own radio buttons: the arrow keys move between them. */
export function RadioGroup<Value extends string | number>(props: Props<Value>) {
  const { name, legend, options, value, onChange } = props
  return (
    <fieldset role="radiogroup" className="radio-group">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="check">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
