import { useState, type ComponentProps } from 'react'
import { Button } from './button.tsx'
import { Field, type FieldTexts } from './field.tsx'

type Props = Omit<ComponentProps<'input'>, 'children' | 'type'> &
  FieldTexts & {
    /** What the button says and is called, for example 'Show password' and 'Hide password'. */
    showLabel: string
    hideLabel: string
    /** The short words on the button, for example 'Show' and 'Hide'. */
    show: string
    hide: string
  }

export function PasswordField(props: Props) {
  const { label, hint, error, id, className, showLabel, hideLabel, show, hide, ...input } = props
  const [isShown, setShown] = useState(false)
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <span className="with-button">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
          />
          <Button
            variant="second"
            className="needs-script"
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
          >
            {/* No aria-label: label queries for the field would also find the button. */}
            <span aria-hidden="true">{isShown ? hide : show}</span>
            <span className="hidden">{isShown ? hideLabel : showLabel}</span>
          </Button>
        </span>
      )}
    </Field>
  )
}
