import type { ReactNode, RefObject } from 'react'
import type { ContractForm } from '../api/use-contract-form.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { FormOutcome } from './form-outcome.tsx'

type Props = {
  form: ContractForm
  title: string
  submitLabel: string
  /** Defaults to 'Cancel'. */
  cancelLabel?: string
  isDangerous?: boolean
  /** The form shows errors without a field as toasts, so there is no banner. */
  hasToasts?: boolean
  /** The answer is shown only once, so the dialog cannot be closed during the request. */
  waitsForAnswer?: boolean
  initialFocus?: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/** A contract form in a dialog: error banner, fields, and two buttons. */
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
