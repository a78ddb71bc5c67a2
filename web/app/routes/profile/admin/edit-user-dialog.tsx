import { editUser } from '@aurivane/contract/profiles'
import { useState } from 'react'
import type { Failure } from '../../../api/call-api.ts'
import { isChangedMeanwhile } from '../../../api/failure.ts'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { useInvalidation } from '../../../api/use-invalidation.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { FormDialog } from '../../../features/form-dialog.tsx'
import { useSession } from '../../../session/use-session.ts'
import { Button } from '../../../components/button.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { toast } from '../../../components/toast.ts'
import { EndSessionsDialog } from './end-sessions-dialog.tsx'
import { ResetSecondFactorDialog } from './reset-second-factor-dialog.tsx'
import type { ShownUser } from './shown-user.ts'

type Props = { user: ShownUser; onClose: () => void }

export function EditUserDialog({ user, onClose }: Props) {
  const { t } = useTranslation('profileAdmin')
  const { userInfo } = useSession()
  const form = useEditForm(user, onClose)
  return (
    <FormDialog form={form} title={t('edit.heading')} submitLabel={t('edit.send')} onClose={onClose}>
      <p className="quiet">{[t('edit.who', { id: user.id }), user.email].filter(Boolean).join(' · ')}</p>
      <TextField
        {...form.field('firstName')}
        label={t('edit.firstName')}
        defaultValue={user.firstName}
        autoComplete="off"
        required
      />
      <TextField
        {...form.field('lastName')}
        label={t('edit.lastName')}
        defaultValue={user.lastName}
        autoComplete="off"
        required
      />
      <TextField
        {...form.field('maxClub')}
        label={t('edit.maxClubs')}
        hint={t('edit.maxClubsHint')}
        defaultValue={user.maxClubs}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <Checkbox name="emailConfirmed" label={t('edit.emailConfirmed')} defaultChecked={user.confirmedEmail} />
      <Checkbox name="admin" label={t('edit.admin')} defaultChecked={user.admin} />
      {user.id === userInfo?.uid ? null : <AccountHelp user={user} />}
    </FormDialog>
  )
}

/** The dialogs are nested in the one for editing, which is hidden meanwhile: what was typed there stays. */
function AccountHelp({ user }: { user: ShownUser }) {
  const { t } = useTranslation('profileAdmin')
  const [shown, setShown] = useState<'reset second factor' | 'end sessions' | null>(null)
  const dialog = { user, onClose: () => setShown(null) }
  return (
    <div className="row" role="group" aria-label={t('account.help')}>
      <Button variant="second" size="small" onClick={() => setShown('reset second factor')}>
        {t('account.reset')}
      </Button>
      <Button variant="second" size="small" onClick={() => setShown('end sessions')}>
        {t('account.endSessions')}
      </Button>
      {shown === 'reset second factor' ? <ResetSecondFactorDialog {...dialog} /> : null}
      {shown === 'end sessions' ? <EndSessionsDialog {...dialog} /> : null}
    </div>
  )
}

function useEditForm(user: ShownUser, onClose: () => void) {
  const { userInfo, checkAgain } = useSession()
  const invalidate = useInvalidation()
  const { t } = useTranslation('messages')

  function refused(failure: Failure) {
    if (isChangedMeanwhile(failure)) refresh()
  }
  function refresh() {
    invalidate('users', 'clubs', 'audit')
    if (user.id === userInfo?.uid) void checkAgain()
  }
  return useContractForm(editUser, {
    toInput: ({ firstName = '', lastName = '', maxClub = '', emailConfirmed, admin }) => ({
      body: {
        ID: user.id,
        firstName,
        lastName,
        maxClub: readNumber(maxClub),
        emailConfirmed: emailConfirmed !== undefined,
        admin: admin !== undefined,
        seen: {
          firstName: user.firstName,
          lastName: user.lastName,
          maxClub: user.maxClubs,
          emailConfirmed: user.confirmedEmail,
          admin: user.admin,
        },
      },
    }),
    onSuccess: ({ result }) => {
      toast.success(result)
      onClose()
      refresh()
    },
    onRefused: refused,
    failedText: t('admin.editFailed'),
  })
}

/** Input that is not a whole number is sent as typed, so that validation reports it. */
function readNumber(typed: string): number | string {
  return /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : typed
}
