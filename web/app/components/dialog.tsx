import { Dialog as Base } from '@base-ui/react/dialog'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import './dialog.css'

type Props = {
  isOpen: boolean
  /** Escape, the close button or a press outside. */
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  width?: 'usual' | 'wide'
  /** If set, body and footer are inside one form, so that Enter in a field submits it. */
  form?: ComponentProps<'form'>
  /** The initial focus; by default the first focusable element. */
  initialFocus?: RefObject<HTMLElement | null>
}

/** A modal dialog: traps the focus, blocks the page behind it, and returns the focus when closed. */
export function Dialog(props: Props) {
  const { isOpen, onClose, title, closeLabel, children, footer, width, form, initialFocus } = props
  const content = (
    <>
      <div className="body form">{children}</div>
      {footer ? <div className="foot">{footer}</div> : null}
    </>
  )
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Base.Portal>
        <Base.Backdrop className="backdrop" />
        <Base.Popup className={classNames('dialog', width)} initialFocus={initialFocus}>
          <div className="head">
            <Base.Title>{title}</Base.Title>
            <Base.Close className={buttonClass({ variant: 'plain', isSquare: true })} aria-label={closeLabel}>
              <Icon name="close" />
            </Base.Close>
          </div>
          {form ? <form {...form}>{content}</form> : content}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
