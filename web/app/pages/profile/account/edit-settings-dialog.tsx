import type { ReactNode, RefObject } from 'react'
import type { useContractForm } from '../../../api/use-contract-form.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormProblem } from './form-problem.tsx'

type Props = {
  form: ReturnType<typeof useContractForm>
  initialFocus: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

export function EditSettingsDialog({ form, initialFocus, onClose, children }: Props) {
  const { texts } = useTexts('profile')
  const { texts: words } = useTexts('translation')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.editing.title}
      closeLabel={words.close}
      form={form.props}
      initialFocus={initialFocus}
      footer={
        <>
          <Button variant="second" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" isBusy={form.isSending}>
            {words.save}
          </Button>
        </>
      }
    >
      <FormProblem form={form} />
      {children}
    </Dialog>
  )
}
