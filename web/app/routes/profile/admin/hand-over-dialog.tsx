import { calls } from '@aurivane/contract/calls'
import type { ReviewedClub } from '@aurivane/contract/club-object'
import { MEMBERSHIP_TEXT_MAX_CHARS } from '@aurivane/contract/limits'
import { changeOwner } from '@aurivane/contract/memberships'
import type { CallAnswer } from '../../../api/call-api.ts'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { useInvalidation } from '../../../api/use-invalidation.ts'
import { useRead } from '../../../api/use-read.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useDisplayName } from '../../../features/community/display-name.ts'
import { FormDialog } from '../../../features/form-dialog.tsx'
import { SelectField, type SelectOption } from '../../../components/select-field.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { toast } from '../../../components/toast.ts'
import { ListFailed } from './list-failed.tsx'

type Props = { club: ReviewedClub; onClose: () => void }

export function HandOverDialog({ club, onClose }: Props) {
  const { t } = useTranslation('profileAdmin')
  const read = useRead(calls.listMembersForAdmin, { params: { clubID: club.id } })
  const form = useHandOver(club, onClose)
  const { choose, loading, noMembers } = t('handOver', { returnObjects: true })
  const options = useOptions(read.data?.result ?? [])
  const isEmpty = read.data?.result.length === 0
  return (
    <FormDialog
      form={form}
      title={t('handOver.heading')}
      submitLabel={t('handOver.send')}
      isDangerous
      onClose={onClose}
    >
      <p>{t('handOver.club', { title: club.title })}</p>
      {read.failure ? (
        <ListFailed failure={read.failure} isTrying={read.isFetching} onRetry={() => void read.refetch()} />
      ) : null}
      <SelectField
        {...form.field('userID')}
        label={t('handOver.owner')}
        hint={isEmpty ? noMembers : t('handOver.ownerHint')}
        placeholder={read.data || read.failure ? choose : loading}
        options={options}
        required
      />
      <TextArea
        {...form.field('reason')}
        label={t('handOver.reason')}
        limit={MEMBERSHIP_TEXT_MAX_CHARS}
        required
      />
    </FormDialog>
  )
}

type Members = CallAnswer<typeof calls.listMembersForAdmin>['result']

/** People of the same name are told apart by their email. */
function useOptions(members: Members): SelectOption[] {
  const displayName = useDisplayName()
  const names = members.map(({ person }) => displayName(person))
  return members.flatMap(({ person, email, mayOwn }, index) => {
    const name = names[index] ?? ''
    const isUnique = names.indexOf(name) === names.lastIndexOf(name)
    const label = isUnique ? name : `${name} (${email})`
    return person ? [{ value: String(person.userID), label, isDisabled: !mayOwn }] : []
  })
}

function useHandOver(club: ReviewedClub, onClose: () => void) {
  const invalidate = useInvalidation()
  return useContractForm(changeOwner, {
    toInput: ({ userID = '', reason = '' }) => ({
      params: { clubID: club.id },
      body: { userID, reason },
    }),
    onSuccess: ({ result }) => {
      toast.success(result)
      onClose()
      invalidate('clubs', 'users', 'audit')
    },
    onRefused: () => invalidate('clubs'),
  })
}
