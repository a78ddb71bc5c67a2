import type { ReactNode } from 'react'
import type { Failure } from '../../../api/call-api.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListFailed } from './list-failed.tsx'
import { Paging } from './paging.tsx'
import type { Pages } from './use-pages.ts'

const LOADING_ROWS = 3

type Props<Row> = {
  name: string
  /** What the cache knows of it. */
  read: {
    data?: { result: Row[]; next: number | null } | undefined
    failure: Failure | null
    isFetching: boolean
    refetch: () => unknown
  }
  pages: Pages
  /** Said when there is nothing. */
  empty: string
  /** Rows that do not belong here while others are on their way. */
  isRowShown?: (row: Row) => boolean
  children: (rows: Row[], loadingRows: number) => ReactNode
}

/** A page of a list in every state: on its way, missing, empty or there. Known rows stand until newer ones come. */
export function PagedList<Row>({ name, read, pages, empty, isRowShown, children }: Props<Row>) {
  const { data, failure, isFetching, refetch } = read
  if (failure) return <ListFailed failure={failure} isTrying={isFetching} onRetry={() => void refetch()} />
  const rows = (data?.result ?? []).filter((row) => isRowShown?.(row) ?? true)
  const isWaiting = isFetching && rows.length === 0
  return (
    <div className="stack g5" aria-busy={isFetching}>
      {rows.length === 0 && !isWaiting ? (
        <EmptyState title={empty} />
      ) : (
        children(rows, isWaiting ? LOADING_ROWS : 0)
      )}
      <Paging list={name} pages={pages} next={data?.next ?? null} isBusy={isFetching} />
    </div>
  )
}
