import { infiniteQueryOptions, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import { calls } from '@aurivane/contract/calls'
import type { Locale } from '@aurivane/contract/locales'
import type { SecurityLogEntry } from '@aurivane/contract/security'
import type { CallAnswer } from '../../../api/call-api.ts'
import { keyOf, readApi, type ReadError } from '../../../api/read-api.ts'
import { useShownFailure } from '../../../api/use-read.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../components/button.tsx'
import { Table, type Column } from '../../../components/table.tsx'
import { ListFailed } from '../admin/list-failed.tsx'
import { SecurityPart } from './security-part.tsx'
import { useMoment } from './use-moment.ts'

const ROWS = 10
const LOADING_ROWS = 3

export function RecentActivity() {
  const { t } = useTranslation('profileSecurity')
  const read = useInfiniteQuery(logOptions(useLocale()))
  const failure = useShownFailure(read)
  const { data, isFetching, hasNextPage, fetchNextPage, refetch } = read
  const entries = data?.pages.flatMap(({ result }) => result)
  return (
    <SecurityPart heading={t('activity.heading')}>
      <p className="quiet">{entries?.length === 0 ? t('activity.none') : t('activity.intro')}</p>
      {failure ? <ListFailed failure={failure} isTrying={isFetching} onRetry={() => void refetch()} /> : null}
      {entries?.length === 0 || (failure && !entries) ? null : <LogTable entries={entries} />}
      {hasNextPage ? (
        <p>
          {/* aria-disabled instead of disabled, so that the button keeps the focus. */}
          <Button
            variant="second"
            aria-disabled={isFetching}
            onClick={() => (isFetching ? undefined : void fetchNextPage())}
          >
            {t('activity.more')}
          </Button>
        </p>
      ) : null}
    </SecurityPart>
  )
}

type Answer = CallAnswer<typeof calls.listSecurityLog>

function logOptions(locale: Locale) {
  return infiniteQueryOptions<
    Answer,
    ReadError,
    InfiniteData<Answer>,
    readonly unknown[],
    number | undefined
  >({
    queryKey: [...keyOf(calls.listSecurityLog), locale],
    queryFn: ({ pageParam: after, signal }) =>
      readApi(calls.listSecurityLog, { query: { limit: ROWS, after }, locale, signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
  })
}

function LogTable({ entries }: { entries: SecurityLogEntry[] | undefined }) {
  const { t } = useTranslation('profileSecurity')
  const write = useMoment()
  const { heading, columns: names, nothing } = t('activity', { returnObjects: true })
  const columns: Column<SecurityLogEntry>[] = [
    { name: names.what, cell: (entry) => <What entry={entry} />, isRowHeading: true },
    { name: names.device, cell: ({ device }) => device ?? nothing },
    { name: names.network, cell: ({ network }) => <span className="network">{network ?? nothing}</span> },
    { name: names.when, cell: ({ date }) => <time dateTime={date}>{write(date)}</time> },
  ]
  return (
    <Table
      caption={heading}
      isCaptionHidden
      columns={columns}
      rows={entries ?? []}
      rowKey={({ id }) => id}
      loadingRows={entries ? 0 : LOADING_ROWS}
    />
  )
}

function What({ entry: { text, reason } }: { entry: SecurityLogEntry }) {
  const { t } = useTranslation('profileSecurity')
  return (
    <span className="stack g1">
      <span>{text}</span>
      {reason ? <span className="quiet small reason">{t(`activity.reasons.${reason}`)}</span> : null}
    </span>
  )
}
