import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field-error.tsx'
import './field.css'

/** What every field has besides its control. */
export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode
  /** Stands beside the field and is read out with it. */
  error?: string | null
  /** The id of more text about the field that stands elsewhere. */
  describedBy?: string
}

export type ControlProps = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type Props = FieldTexts & {
  id?: string
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** Ties label, hint and error to the control that `children` draws. */
export function Field({ id, label, hint, error, describedBy, className, children }: Props) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hint ? `${controlId}-hint` : null
  const errorId = error ? `${controlId}-error` : null
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={controlId}>{label}</label>
      {hintId ? (
        <p className="hint-text" id={hintId}>
          {hint}
        </p>
      ) : null}
      {errorId ? <FieldError id={errorId}>{error}</FieldError> : null}
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [hintId, errorId, describedBy].filter(Boolean).join(' ') || undefined,
      })}
    </div>
  )
}
