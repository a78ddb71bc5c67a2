import { useRef, useState, type ComponentProps, type RefObject } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldTexts } from './field.tsx'
import { useTypedBefore } from './use-typed-before.ts'

type Props = Omit<ComponentProps<'textarea'>, 'children' | 'ref'> &
  FieldTexts & {
    /** Shows a counter, for example '12 / 1000'. Longer input is allowed and reported, never cut. */
    limit?: number
    ref?: RefObject<HTMLTextAreaElement | null>
  }

export function TextArea({ label, hint, error, id, className, limit, onInput, ref, ...area }: Props) {
  const [length, setLength] = useState(() => countChars(area.value ?? area.defaultValue))
  const own = useRef<HTMLTextAreaElement>(null)
  const field = ref ?? own
  useTypedBefore(field, (typed) => setLength(countChars(typed)))
  const shownLength = area.value === undefined ? length : countChars(area.value)
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <>
          <textarea
            rows={5}
            {...area}
            {...control}
            ref={field}
            onInput={(event) => {
              setLength(countChars(event.currentTarget.value))
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

/** Counts code points, as the validation does: an emoji is one character, not two code units. */
function countChars(value: ComponentProps<'textarea'>['value']): number {
  return Array.from(String(value ?? '')).length
}
