import { calls } from '@aurivane/contract/calls'
import { localizePath } from '@aurivane/contract/locales'
import type { ListedMember } from '@aurivane/contract/memberships'
import { clubPath } from '@aurivane/contract/paths'
import { useNavigate } from 'react-router'
import { readApi } from '../../api/read-api.ts'
import { useInvalidation } from '../../api/use-invalidation.ts'
import { useList } from '../../api/use-list.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useDisplayName } from '../../features/community/display-name.ts'
import { Day } from '../../features/community/moment.tsx'
import { useRowFocus } from '../../features/community/use-row-focus.ts'
import { LazyDialogFailure } from '../../features/lazy-dialog-failure.tsx'
import { Table, type Column } from '../../components/table.tsx'
import { GrowingList } from './growing-list.tsx'
import { MemberActions, type MemberHandlers } from './member-actions.tsx'
import { useAsking } from './use-asking.ts'

const nameElementOf = (id: number) => `member-${id}`

export function Members({ clubID, isOwner }: { clubID: number; isOwner: boolean }) {
  const { t: tCommunity } = useTranslation('community')
  const list = useList({
    call: calls.listMembers,
    of: clubID,
    read: ({ after, ...request }) =>
      readApi(calls.listMembers, { params: { clubID }, query: { after }, ...request }),
  })
  const { Dialog, asked, isAsking, hasFailed, ask, close } = useAsking()
  const invalidate = useInvalidation()
  const refresh = () => invalidate('memberships')
  const leaveTeam = useLeavingTeam(clubID)
  const press = useRowFocus({
    ids: (list.rows ?? []).map(({ id }) => id),
    version: list.version,
    elementOf: nameElementOf,
    headingId: 'members-heading',
    isAsking,
  })
  return (
    <>
      <GrowingList list={list} empty="" more={tCommunity('members.more')}>
        {(rows, loadingRows) => (
          <MembersTable
            rows={rows}
            loadingRows={loadingRows}
            clubID={clubID}
            isOwner={isOwner}
            onPress={press}
            onAsk={ask}
            onAnswered={refresh}
            onLeftTeam={leaveTeam}
          />
        )}
      </GrowingList>
      <LazyDialogFailure isShown={hasFailed} />
      {Dialog && asked ? <Dialog clubID={clubID} asked={asked} onAnswered={refresh} onClose={close} /> : null}
    </>
  )
}

/** A former manager has nothing to manage any more. */
function useLeavingTeam(clubID: number) {
  const navigate = useNavigate()
  const locale = useLocale()
  const invalidate = useInvalidation()
  return () => {
    invalidate('memberships')
    void navigate(localizePath(clubPath(clubID), locale))
  }
}

type TableProps = MemberHandlers & { rows: ListedMember[]; loadingRows: number }

function MembersTable({ rows, loadingRows, ...handlers }: TableProps) {
  const { t } = useTranslation('manageClub')
  const { t: tCommunity } = useTranslation('community')
  const names = tCommunity('members.columns', { returnObjects: true })
  const displayName = useDisplayName()
  const columns: Column<ListedMember>[] = [
    {
      name: names.name,
      cell: ({ id, person }) => (
        <span id={nameElementOf(id)} tabIndex={-1}>
          {displayName(person)}
        </span>
      ),
      isRowHeading: true,
    },
    { name: names.role, cell: ({ role }) => tCommunity(`roles.${role}`) },
    { name: names.since, cell: ({ since }) => <Day date={since} /> },
    { name: t('actions'), cell: (member) => <MemberActions member={member} {...handlers} /> },
  ]
  return (
    <Table
      caption={t('members.heading')}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      loadingRows={loadingRows}
    />
  )
}
