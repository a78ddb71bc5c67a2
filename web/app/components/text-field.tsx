import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldTexts } from './field.tsx'

type Props = Omit<ComponentProps<'input'>, 'children'> &
  FieldTexts & {
    /** A one-time code: wide figures, digits on the keyboard, filled in by the system where it can. */
    isCode?: boolean
  }

const codeInput = { inputMode: 'numeric', autoComplete: 'one-time-code' } as const

export function TextField({ label, hint, error, id, className, isCode = false, ...input }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <input
          type="text"
          {...(isCode && codeInput)}
          {...input}
          {...control}
          className={classNames(isCode && 'code')}
        />
      )}
    </Field>
  )
}
