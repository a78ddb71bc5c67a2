import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'
import './button.css'

export type ButtonLook = {
  /** The main action is ink by day and gold by night; a view has one of them. */
  variant?: 'main' | 'second' | 'plain' | 'danger'
  size?: 'usual' | 'small'
  /** For an icon without text, which needs an aria-label. */
  isSquare?: boolean
}

/** For links that look like buttons: `<LocalizedLink className={buttonClass({ variant: 'second' })} … />`. */
export function buttonClass({ variant = 'main', size = 'usual', isSquare = false }: ButtonLook = {}): string {
  return classNames('button', variant !== 'main' && variant, size !== 'usual' && size, isSquare && 'square')
}

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** The button's action is running: shows a spinner and ignores presses. */
    isBusy?: boolean
  }

export function Button({ variant, size, isSquare, isBusy = false, className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled === true || isBusy}
      aria-busy={isBusy || undefined}
      className={classNames(buttonClass({ variant, size, isSquare }), className)}
    >
      {isBusy ? <Spinner /> : null}
      {children}
    </button>
  )
}
