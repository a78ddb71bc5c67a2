import { calls } from '@aurivane/contract/calls'
import type { Passkey } from '@aurivane/contract/passkeys'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { useInvalidation } from '../../../api/use-invalidation.ts'
import { FormDialog } from '../../../features/form-dialog.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { toast } from '../../../components/toast.ts'
import { useProof } from '../proof/use-proof.tsx'

type Props = { passkey: Passkey; onRemoved: () => void; onClose: () => void }

export function RemovePasskeyDialog({ passkey, onRemoved, onClose }: Props) {
  const { t } = useTranslation('profileSecurity')
  const invalidate = useInvalidation()
  const { callWithProof, question } = useProof()
  const form = useContractForm(calls.removePasskey, {
    toInput: () => ({ params: { id: passkey.id } }),
    send: (input) => callWithProof(calls.removePasskey, input),
    onSuccess: ({ result }) => {
      toast.success(result)
      onClose()
      invalidate('security')
      onRemoved()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('passkeys.removeTitle')}
      submitLabel={t('passkeys.removeTitle')}
      isDangerous
      onClose={onClose}
    >
      <p>{t('passkeys.removeText', { name: passkey.name })}</p>
      {question}
    </FormDialog>
  )
}
