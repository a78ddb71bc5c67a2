import { calls } from '@aurivane/contract/calls'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { useInvalidation } from '../../../api/use-invalidation.ts'
import { FormDialog } from '../../../features/form-dialog.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { toast } from '../../../components/toast.ts'
import { useProof } from '../proof/use-proof.tsx'
import type { ShownUser } from './shown-user.ts'

type Props = { user: ShownUser; onClose: () => void }

export function EndSessionsDialog({ user, onClose }: Props) {
  const { t } = useTranslation('profileAdmin')
  const invalidate = useInvalidation()
  const { callWithProof, question } = useProof()
  const form = useContractForm(calls.endUserSessions, {
    toInput: () => ({ params: { id: user.id } }),
    send: (input) => callWithProof(calls.endUserSessions, input),
    onSuccess: ({ result }) => {
      toast.success(result)
      invalidate('audit')
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('account.endSessions')}
      submitLabel={t('account.endSessions')}
      isDangerous
      onClose={onClose}
    >
      <p>{t('account.endText', { name: `${user.firstName} ${user.lastName}` })}</p>
      {question}
    </FormDialog>
  )
}
