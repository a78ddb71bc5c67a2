import type { ReactNode } from 'react'
import type { Failure } from '../../api/call-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LoadFailure } from '../../features/community/load-failure.tsx'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'

const LOADING_ROWS = 2

type Props<Row> = {
  list: {
    rows: Row[] | undefined
    failure: Failure | null
    isFetching: boolean
    isFetchingNextPage: boolean
    hasMore: boolean
    loadMore: () => void
    retry: () => void
  }
  /** Shown for an empty list. */
  empty: string
  /** On the button for further rows. */
  more: string
  children: (rows: Row[], loadingRows: number) => ReactNode
}

/** A list in every state: loading, failed, empty, or loaded with more to come. */
export function GrowingList<Row>({ list, empty, more, children }: Props<Row>) {
  const { rows, failure } = list
  if (!rows) return failure ? <Failed list={list} failure={failure} /> : children([], LOADING_ROWS)
  return (
    <>
      {rows.length === 0 ? <EmptyState title={empty} /> : children(rows, 0)}
      {failure ? <Failed list={list} failure={failure} /> : <More list={list}>{more}</More>}
    </>
  )
}

type List = Props<unknown>['list']

function Failed({ list: { isFetching, retry }, failure }: { list: List; failure: Failure }) {
  const { t } = useTranslation('manageClub')
  return <LoadFailure title={t('failed')} failure={failure} isTrying={isFetching} onRetry={retry} />
}

function More({
  list: { hasMore, isFetchingNextPage, loadMore },
  children,
}: {
  list: List
  children: string
}) {
  if (!hasMore) return null
  return (
    <p>
      <Button variant="second" isBusy={isFetchingNextPage} onClick={loadMore}>
        {children}
      </Button>
    </p>
  )
}
