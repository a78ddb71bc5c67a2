import { resetSecondFactor } from '@aurivane/contract/account-administration'
import { ADMIN_REASON_MAX_CHARS } from '@aurivane/contract/limits'
import { useRef } from 'react'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { useInvalidation } from '../../../api/use-invalidation.ts'
import { FormDialog } from '../../../features/form-dialog.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Checkbox } from '../../../components/checkbox.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { toast } from '../../../components/toast.ts'
import { useProof } from '../proof/use-proof.tsx'
import type { ShownUser } from './shown-user.ts'

type Props = { user: ShownUser; onClose: () => void }

export function ResetSecondFactorDialog({ user, onClose }: Props) {
  const { t } = useTranslation('profileAdmin')
  const reason = useRef<HTMLTextAreaElement>(null)
  const invalidate = useInvalidation()
  const { callWithProof, question } = useProof()
  const form = useContractForm(resetSecondFactor, {
    toInput: ({ reason = '', passkeys }) => ({
      params: { id: user.id },
      body: { reason, passkeys: passkeys !== undefined },
    }),
    send: (input) => callWithProof(resetSecondFactor, input),
    onSuccess: ({ result }) => {
      toast.success(result)
      invalidate('users', 'audit')
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('account.reset')}
      submitLabel={t('account.reset')}
      isDangerous
      initialFocus={reason}
      onClose={onClose}
    >
      <p>{t('account.resetText', { name: `${user.firstName} ${user.lastName}` })}</p>
      <TextArea
        {...form.field('reason')}
        ref={reason}
        label={t('account.reason')}
        hint={t('account.reasonHint')}
        limit={ADMIN_REASON_MAX_CHARS}
      />
      <Checkbox name="passkeys" label={t('account.passkeys')} />
      {question}
    </FormDialog>
  )
}
