import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Skeleton } from './skeleton.tsx'
import './table.css'

export type Column<Row> = {
  /** The heading, and the label inside the card on narrow windows. */
  name: string
  /** If the heading contains more than its name, for example a tooltip. */
  heading?: ReactNode
  /** The id of the name inside such a heading: cells are labelled by the name only. */
  nameId?: string
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
  /** The number of skeleton rows while loading. */
  loadingRows?: number
  className?: string
}

/** CSS turns rows into cards in narrow containers; to screen readers it stays a table. */
export function Table<Row>(props: Props<Row>) {
  const { caption, isCaptionHidden = false, columns, rows, rowKey, loadingRows = 0, className } = props
  return (
    <div className="table-container">
      <table className={classNames('table', className)} aria-busy={loadingRows > 0 || undefined}>
        <caption className={isCaptionHidden ? 'hidden' : 'small'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" className={cellClass(column)} aria-labelledby={column.nameId}>
                {column.heading ?? column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <Cell key={column.name} column={column}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
          {Array.from({ length: loadingRows }, (_, index) => (
            <tr key={`loading-${index}`} className="loading-row" aria-hidden="true">
              {columns.map((column) => (
                <Cell key={column.name} column={column}>
                  <Skeleton width={column.isWide ? 'long' : 'short'} />
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps<Row> = { column: Column<Row>; children: ReactNode }

function Cell<Row>({ column, children }: CellProps<Row>) {
  const cell = { 'data-label': column.name, className: cellClass(column) }
  return column.isRowHeading ? (
    <th {...cell} scope="row">
      {children}
    </th>
  ) : (
    <td {...cell}>{children}</td>
  )
}

function cellClass<Row>(column: Column<Row>) {
  return classNames(column.isNumber && 'num', column.isWide && 'wide') || undefined
}
