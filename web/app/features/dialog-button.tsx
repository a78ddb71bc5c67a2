import type { ComponentType, ReactNode } from 'react'
import { Button, type ButtonLook } from '../components/button.tsx'
import { LazyDialogFailure } from './lazy-dialog-failure.tsx'
import { useLazyDialog } from './use-lazy-dialog.ts'
import './dialog-button.css'

type Closable = { onClose: () => void }

type Props<DialogProps extends Closable> = ButtonLook & {
  /** Declared outside of components, so that it stays the same. */
  load: () => Promise<ComponentType<DialogProps>>
  dialog: Omit<DialogProps, 'onClose'>
  /** The accessible name, where the short word on the button is not enough. */
  label?: string
  children: ReactNode
}

/** A button that opens a dialog whose code is loaded on demand. */
export function DialogButton<DialogProps extends Closable>(props: Props<DialogProps>) {
  const { load, dialog, label, children, ...look } = props
  const { Dialog, isWanted, hasFailed, open, close, fetching } = useLazyDialog(load)
  return (
    <span className="dialog-button">
      <Button {...look} {...fetching} aria-label={label} isBusy={isWanted && !Dialog} onClick={open}>
        {children}
      </Button>
      <LazyDialogFailure isShown={hasFailed} />
      {Dialog ? <Dialog {...({ ...dialog, onClose: close } as DialogProps)} /> : null}
    </span>
  )
}
