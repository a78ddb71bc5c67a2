import type { ListedBan } from '@aurivane/contract/bans'
import { calls } from '@aurivane/contract/calls'
import { readApi } from '../../api/read-api.ts'
import { useInvalidation } from '../../api/use-invalidation.ts'
import { useList } from '../../api/use-list.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ActionButton } from '../../features/community/action-button.tsx'
import { useDisplayName } from '../../features/community/display-name.ts'
import { Day } from '../../features/community/moment.tsx'
import { useRowFocus } from '../../features/community/use-row-focus.ts'
import { Table, type Column } from '../../components/table.tsx'
import { GrowingList } from './growing-list.tsx'

const nameElementOf = (id: number) => `ban-${id}`

export function Bans({ clubID }: { clubID: number }) {
  const { t } = useTranslation('manageClub')
  const list = useList({
    call: calls.listBans,
    of: clubID,
    read: ({ after, ...request }) =>
      readApi(calls.listBans, { params: { clubID }, query: { after }, ...request }),
  })
  const invalidate = useInvalidation()
  const press = useRowFocus({
    ids: (list.rows ?? []).map(({ id }) => id),
    version: list.version,
    elementOf: nameElementOf,
    headingId: 'bans-heading',
  })
  return (
    <GrowingList list={list} empty={t('bans.empty')} more={t('bans.more')}>
      {(rows, loadingRows) => (
        <BansTable
          clubID={clubID}
          rows={rows}
          loadingRows={loadingRows}
          onPress={press}
          onAnswered={() => invalidate('memberships')}
        />
      )}
    </GrowingList>
  )
}

type TableProps = {
  clubID: number
  rows: ListedBan[]
  loadingRows: number
  onPress: (id: number) => void
  onAnswered: () => void
}

function BansTable({ clubID, rows, loadingRows, onPress, onAnswered }: TableProps) {
  const { t } = useTranslation('manageClub')
  const { columns: names, lift } = t('bans', { returnObjects: true })
  const displayName = useDisplayName()
  const columns: Column<ListedBan>[] = [
    {
      name: names.name,
      cell: ({ id, person }) => (
        <span id={nameElementOf(id)} tabIndex={-1}>
          {displayName(person)}
        </span>
      ),
      isRowHeading: true,
    },
    { name: names.reason, cell: ({ reason }) => <span className="as-written">{reason}</span>, isWide: true },
    { name: names.since, cell: ({ date }) => <Day date={date} /> },
    {
      name: t('actions'),
      cell: ({ id, userID, person }) => (
        <ActionButton
          variant="second"
          size="small"
          call={calls.liftBan}
          input={{ params: { clubID, userID } }}
          label={t('bans.liftPerson', { name: displayName(person) })}
          onPress={() => onPress(id)}
          onDone={onAnswered}
          onRefused={onAnswered}
        >
          {lift}
        </ActionButton>
      ),
    },
  ]
  return (
    <Table
      caption={t('bans.heading')}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      loadingRows={loadingRows}
    />
  )
}
