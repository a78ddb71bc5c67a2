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
  const { t } = useTranslation('manageClub')
  const { rows, failure, isFetching, isFetchingNextPage, hasMore, loadMore, retry } = list
  return (
    <>
      {rows?.length === 0 ? <EmptyState title={empty} /> : null}
      {(rows && rows.length > 0) || !(rows || failure) ? children(rows ?? [], rows ? 0 : LOADING_ROWS) : null}
      {failure ? (
        <LoadFailure title={t('failed')} failure={failure} isTrying={isFetching} onRetry={retry} />
      ) : null}
      {hasMore && !failure ? (
        <p>
          <Button variant="second" isBusy={isFetchingNextPage} onClick={loadMore}>
            {more}
          </Button>
        </p>
      ) : null}
    </>
  )
}
