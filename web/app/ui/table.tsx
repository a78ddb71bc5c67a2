import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Skeleton } from './skeleton.tsx'
import './table.css'

export type Column<Row> = {
  /** The heading, and the label inside the card on narrow windows. */
  name: string
  /** When the heading is more than its name, for example with a tooltip. */
  heading?: ReactNode
  cell: (row: Row) => ReactNode
  /** Names the row: its cells are read out with it. */
  isRowHeading?: boolean
  isNumber?: boolean
  isWide?: boolean
}

type Props<Row> = {
  caption: ReactNode
  isCaptionHidden?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** While rows are on their way: this many of the same shape. */
  loadingRows?: number
  className?: string
}

/** The roles are said again because a table drawn as cards is no table to some browsers. */
export function Table<Row>(props: Props<Row>) {
  const { caption, isCaptionHidden = false, columns, rows, rowKey, loadingRows = 0, className } = props
  return (
    <table className={classNames('table', className)} role="table" aria-busy={loadingRows > 0 || undefined}>
      <caption className={isCaptionHidden ? 'hidden' : 'small'}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.name} scope="col" role="columnheader" className={cellClass(column)}>
              {column.heading ?? column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column) => (
              <Cell key={column.name} column={column}>
                {column.cell(row)}
              </Cell>
            ))}
          </tr>
        ))}
        {Array.from({ length: loadingRows }, (_, index) => (
          <tr key={`loading-${index}`} role="row" className="loading-row" aria-hidden="true">
            {columns.map((column) => (
              <Cell key={column.name} column={column}>
                <Skeleton width={column.isWide ? 'long' : 'short'} />
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type CellProps<Row> = { column: Column<Row>; children: ReactNode }

function Cell<Row>({ column, children }: CellProps<Row>) {
  const cell = { 'data-label': column.name, className: cellClass(column) }
  return column.isRowHeading ? (
    <th {...cell} scope="row" role="rowheader">
      {children}
    </th>
  ) : (
    <td {...cell} role="cell">
      {children}
    </td>
  )
}

function cellClass<Row>(column: Column<Row>) {
  return classNames(column.isNumber && 'num', column.isWide && 'wide') || undefined
}
