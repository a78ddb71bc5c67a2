import { calls } from '@aurivane/contract/calls'
import type { Notice } from '@aurivane/contract/notices'
import { useEffect } from 'react'
import { callApi } from '../../api/call-api.ts'
import { readApi } from '../../api/read-api.ts'
import { useInvalidation } from '../../api/use-invalidation.ts'
import { useList } from '../../api/use-list.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ActionButton } from '../../features/community/action-button.tsx'
import { LoadFailure } from '../../features/community/load-failure.tsx'
import { useRowFocus } from '../../features/community/use-row-focus.ts'
import { unreadNotices } from '../../session/unread-notices.ts'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { NoticeEntry, noticeElementOf } from './notice-entry.tsx'

const ROWS = 20
const HEADING = 'inbox-heading'

export function NoticeList() {
  const { t } = useTranslation('inbox')
  const notices = useNotices()
  const { rows, failure, isFetching, isFetchingNextPage, hasMore, loadMore, retry } = notices.list
  return (
    <>
      <div className="row heading">
        <h1 id={HEADING} tabIndex={-1}>
          {t('heading')}
        </h1>
        <MarkAll notices={notices} />
      </div>
      {rows ? <Entries rows={rows} notices={notices} /> : null}
      {rows || failure ? null : <Loading />}
      {failure ? (
        <LoadFailure title={t('failed')} failure={failure} isTrying={isFetching} onRetry={retry} />
      ) : null}
      {hasMore && !failure ? (
        <p>
          <Button variant="second" isBusy={isFetchingNextPage} onClick={loadMore}>
            {t('older')}
          </Button>
        </p>
      ) : null}
    </>
  )
}

type Notices = ReturnType<typeof useNotices>

function MarkAll({ notices: { list, marked } }: { notices: Notices }) {
  const { t } = useTranslation('inbox')
  return (
    <ActionButton
      variant="second"
      call={calls.markNoticesRead}
      input={{ body: { all: true } }}
      disabled={!list.first || list.first.unread === 0}
      onDone={marked}
    >
      {t('markAll')}
    </ActionButton>
  )
}

function Entries({ rows, notices }: { rows: Notice[]; notices: Notices }) {
  const { t } = useTranslation('inbox')
  if (rows.length === 0) return <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>
  return (
    <ul className="notices" aria-label={t('list')}>
      {rows.map((notice) => (
        <NoticeEntry
          key={notice.id}
          notice={notice}
          onPress={() => notices.press(notice.id)}
          onFollow={() => void notices.follow(notice)}
          onMarked={notices.marked}
          onGone={notices.refresh}
        />
      ))}
    </ul>
  )
}

function Loading() {
  return (
    <div className="stack g5" aria-hidden="true">
      <Skeleton width="long" />
      <Skeleton width="long" />
      <Skeleton width="long" />
    </div>
  )
}

/** The own notices, newest first. */
function useNotices() {
  const invalidate = useInvalidation()
  const locale = useLocale()
  const list = useList({
    call: calls.listNotices,
    of: null,
    read: ({ after, ...request }) =>
      readApi(calls.listNotices, { query: { limit: ROWS, after }, ...request }),
  })
  const { first } = list
  useEffect(() => {
    if (first) unreadNotices.set(first.unread)
  }, [first])
  const press = useRowFocus({
    ids: (list.rows ?? []).map(({ id }) => id),
    version: list.version,
    elementOf: noticeElementOf,
    headingId: HEADING,
  })
  function marked({ unread }: { unread: number }) {
    unreadNotices.set(unread)
    invalidate('notices')
  }
  /** The page that the link leads to does not wait for it. */
  async function follow({ id, read }: Notice) {
    if (read) return
    const answer = await callApi(calls.markNoticesRead, { body: { ids: [id] }, locale })
    if (answer.is === 'answered') marked(answer.data)
  }
  return { list, press, marked, follow, refresh: () => invalidate('notices') }
}
