import { calls } from '@aurivane/contract/calls'
import { countryName, findCountry } from '@aurivane/contract/countries'
import type { ListedRequest } from '@aurivane/contract/membership-requests'
import { readApi } from '../../api/read-api.ts'
import { useInvalidation } from '../../api/use-invalidation.ts'
import { useList } from '../../api/use-list.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ActionButton } from '../../features/community/action-button.tsx'
import { useDisplayName } from '../../features/community/display-name.ts'
import { Day } from '../../features/community/moment.tsx'
import { useRowFocus } from '../../features/community/use-row-focus.ts'
import { LazyDialogFailure } from '../../features/lazy-dialog-failure.tsx'
import { Button } from '../../components/button.tsx'
import { Table, type Column } from '../../components/table.tsx'
import { GrowingList } from './growing-list.tsx'
import type { Asked } from './person-dialog.tsx'
import { useAsking } from './use-asking.ts'

const nameElementOf = (id: number) => `request-${id}`

export function Requests({ clubID }: { clubID: number }) {
  const { t } = useTranslation('manageClub')
  const list = useList({
    call: calls.listRequests,
    of: clubID,
    read: ({ after, ...request }) =>
      readApi(calls.listRequests, { params: { clubID }, query: { after }, ...request }),
  })
  const { Dialog, asked, isAsking, hasFailed, ask, close } = useAsking()
  const invalidate = useInvalidation()
  const refresh = () => invalidate('memberships')
  const press = useRowFocus({
    ids: (list.rows ?? []).map(({ id }) => id),
    version: list.version,
    elementOf: nameElementOf,
    headingId: 'requests-heading',
    isAsking,
  })
  return (
    <>
      <GrowingList list={list} empty={t('requests.empty')} more={t('requests.more')}>
        {(rows, loadingRows) => (
          <RequestsTable
            clubID={clubID}
            rows={rows}
            loadingRows={loadingRows}
            onPress={press}
            onAsk={ask}
            onAnswered={refresh}
          />
        )}
      </GrowingList>
      <LazyDialogFailure isShown={hasFailed} />
      {Dialog && asked ? <Dialog clubID={clubID} asked={asked} onAnswered={refresh} onClose={close} /> : null}
    </>
  )
}

type Handlers = {
  clubID: number
  onPress: (id: number) => void
  onAsk: (asked: Asked) => void
  onAnswered: () => void
}
type TableProps = Handlers & { rows: ListedRequest[]; loadingRows: number }

function RequestsTable({ rows, loadingRows, ...handlers }: TableProps) {
  const { t } = useTranslation('manageClub')
  const names = t('requests.columns', { returnObjects: true })
  const displayName = useDisplayName()
  const columns: Column<ListedRequest>[] = [
    {
      name: names.name,
      cell: ({ id, person }) => (
        <span id={nameElementOf(id)} tabIndex={-1}>
          {displayName(person)}
        </span>
      ),
      isRowHeading: true,
    },
    { name: names.country, cell: ({ country }) => <CountryName name={country} /> },
    { name: names.message, cell: ({ message }) => <Message message={message} />, isWide: true },
    { name: names.asked, cell: ({ date }) => <Day date={date} /> },
    { name: names.decision, cell: (request) => <Decision request={request} {...handlers} /> },
  ]
  return (
    <Table
      caption={t('requests.heading')}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      loadingRows={loadingRows}
      className="requests"
    />
  )
}

function CountryName({ name }: { name: string }) {
  const locale = useLocale()
  const country = findCountry(name)
  return country ? countryName(country.code, locale) : name
}

function Message({ message }: { message: string | null }) {
  const { t } = useTranslation('manageClub')
  return message ? (
    <span className="as-written">{message}</span>
  ) : (
    <span className="quiet">{t('requests.noMessage')}</span>
  )
}

function Decision({ request, clubID, onPress, onAsk, onAnswered }: Handlers & { request: ListedRequest }) {
  const { t } = useTranslation('manageClub')
  const displayName = useDisplayName()
  const { id, person } = request
  const name = displayName(person)
  const about = { userID: person?.userID ?? 0, name }
  function askTo(asked: Asked) {
    onPress(id)
    onAsk(asked)
  }
  return (
    <div className="row actions">
      <ActionButton
        size="small"
        call={calls.decideRequest}
        input={{ params: { clubID, requestID: id }, body: { decision: 'approve' } }}
        label={t('requests.approvePerson', { name })}
        onPress={() => onPress(id)}
        onDone={onAnswered}
        onRefused={onAnswered}
      >
        {t('requests.approve')}
      </ActionButton>
      <Button
        variant="second"
        size="small"
        aria-label={t('requests.declinePerson', { name })}
        onClick={() => askTo({ to: 'decline', person: about, requestID: id })}
      >
        {t('requests.decline')}
      </Button>
      <Button
        variant="second"
        size="small"
        aria-label={t('banPerson', { name })}
        onClick={() => askTo({ to: 'ban', person: about })}
      >
        {t('ban')}
      </Button>
    </div>
  )
}
