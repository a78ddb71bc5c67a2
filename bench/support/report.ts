export type Row = {
  what: string
  ours: string
  peer: string
  ratio: string
  budget: string
  held: boolean | null
}

/** One table, for the screen and for the results file. */
export function toTable(title: string, rows: Row[]): string {
  const verdict = (held: boolean | null) => (held === null ? 'no budget' : held ? 'held' : '**not held**')
  const lines = rows.map(
    (row) =>
      `| ${row.what} | ${row.ours} | ${row.peer} | ${row.ratio} | ${row.budget} | ${verdict(row.held)} |`,
  )
  return [
    `## ${title}`,
    '',
    '| What | Ours | Peer in the same run | Ratio | Budget | |',
    '|---|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n')
}
