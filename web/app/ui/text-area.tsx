import { useState, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldTexts } from './field.tsx'

type Props = Omit<ComponentProps<'textarea'>, 'children'> &
  FieldTexts & {
    /** Counts below the field, for example '12 / 1000'. Typing past the end is allowed and said, never cut. */
    limit?: number
  }

export function TextArea({ label, hint, error, id, className, limit, onInput, ...area }: Props) {
  const [length, setLength] = useState(String(area.value ?? area.defaultValue ?? '').length)
  const shownLength = area.value === undefined ? length : String(area.value).length
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <>
          <textarea
            rows={5}
            {...area}
            {...control}
            onInput={(event) => {
              setLength(event.currentTarget.value.length)
              onInput?.(event)
            }}
          />
          {limit === undefined ? null : (
            <span className={classNames('length', shownLength > limit && 'over')}>
              {[shownLength, limit].join(' / ')}
            </span>
          )}
        </>
      )}
    </Field>
  )
}
