import { restoreAccount } from '@aurivane/contract/personal-data'
import type { UserObject } from '@aurivane/contract/user-object'
import { useContractForm } from '../../api/use-contract-form.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FormDialog } from '../../features/form-dialog.tsx'
import { toast } from '../../components/toast.ts'
import type { PendingDeletion } from './pending-deletion.ts'

type Props = {
  pending: PendingDeletion
  onRestored: (user: UserObject) => void
  onClose: () => void
}

export function RestoreDialog({ pending: { text, restoreToken }, onRestored, onClose }: Props) {
  const { t } = useTranslation('login')
  const form = useContractForm(restoreAccount, {
    toInput: () => ({ body: { restoreToken } }),
    onSuccess: ({ result, userObject }) => {
      toast.success(result)
      if (userObject) onRestored(userObject)
    },
  })
  return (
    <FormDialog form={form} title={t('restore.title')} submitLabel={t('restore.submit')} onClose={onClose}>
      <p>{text}</p>
    </FormDialog>
  )
}
