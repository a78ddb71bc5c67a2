import type { ReactNode, RefObject } from 'react'
import type { ContractForm } from '../api/use-contract-form.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormOutcome } from './form-outcome.tsx'

type Props = {
  form: ContractForm
  title: string
  submitLabel: string
  /** 'Cancel' unless something else says better what is given up. */
  cancelLabel?: string
  isDangerous?: boolean
  /** The form tells in a toast what no field is to blame for. */
  hasToasts?: boolean
  /** The answer is shown once and never again: the dialog cannot be left while it is on its way. */
  waitsForAnswer?: boolean
  initialFocus?: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/** A form of the contract in a dialog: what was refused, the fields, and the two buttons. */
export function FormDialog(props: Props) {
  const { form, title, submitLabel, cancelLabel, isDangerous, hasToasts, initialFocus, children } = props
  const { t } = useTranslation('translation')
  const isHeld = props.waitsForAnswer === true && form.isSending
  const close = () => (isHeld ? undefined : props.onClose())
  return (
    <Dialog
      isOpen
      onClose={close}
      title={title}
      closeLabel={t('close')}
      form={form.props}
      initialFocus={initialFocus}
      footer={
        <>
          <Button variant="second" disabled={isHeld} onClick={close}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button type="submit" variant={isDangerous ? 'danger' : 'main'} isBusy={form.isSending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {hasToasts ? null : <FormOutcome banner={form.banner} />}
      {children}
    </Dialog>
  )
}
