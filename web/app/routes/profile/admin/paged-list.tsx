import type { ReactNode } from 'react'
import type { Failure } from '../../../api/call-api.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ListFailed } from './list-failed.tsx'
import { Paging } from './paging.tsx'
import type { Pages } from './use-pages.ts'

const LOADING_ROWS = 3

type Props<Row> = {
  name: string
  /** The query's state. */
  read: {
    data?: { result: Row[]; next: number | null } | undefined
    failure: Failure | null
    isFetching: boolean
    refetch: () => unknown
  }
  pages: Pages
  /** Shown for an empty list. */
  empty: string
  /** Hides rows of the previous query that do not match the current one. */
  isRowShown?: (row: Row) => boolean
  children: (rows: Row[], loadingRows: number) => ReactNode
}

/** A page of a list in every state: loading, failed, empty or loaded. Known rows stay until newer ones arrive. */
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
