import { calls } from '@aurivane/contract/calls'
import type { OwnClub } from '@aurivane/contract/club-object'
import { useState } from 'react'
import type { Failure } from '../../../api/call-api.ts'
import { sayFailure } from '../../../api/failure.ts'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { FormDialog } from '../../../features/form-dialog.tsx'
import { toast } from '../../../components/toast.ts'
import { isOutOfDate, useClubsChanged } from './use-clubs-changed.ts'

type Props = { club: OwnClub; onClose: () => void; onOutOfDate: () => void }

export function DeleteClubDialog(props: Props) {
  const { t } = useTranslation('profileClubs')
  const { t: tCommon } = useTranslation('translation')
  const { form, hasFailed } = useDeletion(props)
  return (
    <FormDialog
      form={form}
      title={t('remove.heading')}
      submitLabel={hasFailed ? tCommon('tryAgain') : t('remove.send')}
      cancelLabel={t('remove.keep')}
      isDangerous
      hasToasts
      onClose={props.onClose}
    >
      <p>{t('remove.club', { title: props.club.title })}</p>
      <p>{t('remove.warning')}</p>
    </FormDialog>
  )
}

function useDeletion({ club, onClose, onOutOfDate }: Props) {
  const { t } = useTranslation('profileClubs')
  const [hasFailed, setFailed] = useState(false)
  const onChanged = useClubsChanged()

  function refused(failure: Failure) {
    toast.error(sayFailure(failure, t('remove.failed')))
    if (failure.is === 'refused' && failure.cancel) {
      onClose()
      return onChanged()
    }
    if (isOutOfDate(failure)) {
      onClose()
      return onOutOfDate()
    }
    setFailed(true)
  }
  const form = useContractForm(calls.deleteClub, {
    toInput: () => ({ body: { clubID: club.id } }),
    onSuccess: ({ result }) => {
      toast.success(result)
      onClose()
      onChanged()
    },
    onRefused: refused,
  })
  return { form, hasFailed }
}
