import { calls } from '@aurivane/contract/calls'
import type { ListedInvitation } from '@aurivane/contract/invitations'
import { readApi } from '../../api/read-api.ts'
import { useInvalidation } from '../../api/use-invalidation.ts'
import { useList } from '../../api/use-list.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ActionButton } from '../../features/community/action-button.tsx'
import { useDisplayName } from '../../features/community/display-name.ts'
import { Day } from '../../features/community/moment.tsx'
import { useRowFocus } from '../../features/community/use-row-focus.ts'
import { Table, type Column } from '../../components/table.tsx'
import { CreateInvitation } from './create-invitation.tsx'
import { GrowingList } from './growing-list.tsx'

const rowElementOf = (id: number) => `invitation-${id}`

export function Invitations({ clubID }: { clubID: number }) {
  const { t } = useTranslation('manageClub')
  const list = useList({
    call: calls.listInvitations,
    of: clubID,
    read: ({ after, ...request }) =>
      readApi(calls.listInvitations, { params: { clubID }, query: { after }, ...request }),
  })
  const invalidate = useInvalidation()
  const refresh = () => invalidate('memberships')
  const press = useRowFocus({
    ids: (list.rows ?? []).map(({ id }) => id),
    version: list.version,
    elementOf: rowElementOf,
    headingId: 'invitations-heading',
  })
  return (
    <>
      <CreateInvitation clubID={clubID} onCreated={refresh} />
      <GrowingList list={list} empty={t('invitations.empty')} more="">
        {(rows, loadingRows) => (
          <InvitationsTable
            clubID={clubID}
            rows={rows}
            loadingRows={loadingRows}
            onPress={press}
            onAnswered={refresh}
          />
        )}
      </GrowingList>
    </>
  )
}

type TableProps = {
  clubID: number
  rows: ListedInvitation[]
  loadingRows: number
  onPress: (id: number) => void
  onAnswered: () => void
}

function InvitationsTable({ clubID, rows, loadingRows, onPress, onAnswered }: TableProps) {
  const { t } = useTranslation('manageClub')
  const { columns: names, revoke } = t('invitations', { returnObjects: true })
  const locale = useLocale()
  const displayName = useDisplayName()
  const columns: Column<ListedInvitation>[] = [
    {
      name: names.by,
      cell: ({ id, by }) => (
        <span id={rowElementOf(id)} tabIndex={-1}>
          {displayName(by)}
        </span>
      ),
      isRowHeading: true,
    },
    {
      name: names.expires,
      cell: ({ expiresAt }) => <Day date={expiresAt} />,
    },
    { name: names.left, cell: ({ left }) => formatNumber(left, locale) },
    {
      name: t('actions'),
      cell: ({ id }) => (
        <ActionButton
          variant="second"
          size="small"
          call={calls.revokeInvitation}
          input={{ params: { clubID, invitationID: id } }}
          label={t('invitations.revokeOne', { id })}
          onPress={() => onPress(id)}
          onDone={onAnswered}
          onRefused={onAnswered}
        >
          {revoke}
        </ActionButton>
      ),
    },
  ]
  return (
    <Table
      caption={t('invitations.heading')}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      loadingRows={loadingRows}
    />
  )
}
