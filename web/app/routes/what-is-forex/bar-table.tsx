type Row = {
  name: string
  value: string
  /** How much of the width its bar takes, from 0 to 100. */
  share: number
}

type Props = {
  caption: string
  columns: readonly [name: string, value: string]
  rows: readonly Row[]
  tone: 'risk' | 'ink'
}

/** Two columns of figures, the second one drawn as well: it reads as a table and looks like a chart. */
export function BarTable({ caption, columns, rows, tone }: Props) {
  return (
    <table className={`bar-table ${tone}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value, share }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={Math.round(share)} height="10" />
              </svg>
              <span>{value}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
