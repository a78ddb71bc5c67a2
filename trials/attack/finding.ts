/** What a part tries, what came of it, and what did not hold. */
export type Row = { what: string; tried: number; held: boolean | null; note: string }

/** Collects the results of one part. A row with findings does not hold; one that could not run is marked as such. */
export class Ledger {
  readonly rows: Row[] = []
  readonly findings: string[] = []

  /** One line of the result: how often it was tried, and every time that it did not hold. */
  note(what: string, tried: number, findings: readonly string[], note = '') {
    this.rows.push({ what, tried, held: findings.length === 0, note })
    this.findings.push(...findings.map((finding) => `${what}: ${finding}`))
    const verdict = findings.length === 0 ? 'held' : `NOT held (${findings.length})`
    console.log(`  ${verdict.padEnd(14)} ${what}: ${tried} tried${note ? `; ${note}` : ''}`)
    for (const finding of findings.slice(0, 10)) console.log(`    - ${finding}`)
  }

  /** A single yes or no. */
  check(what: string, holds: boolean, detail: string, note = '') {
    this.note(what, 1, holds ? [] : [detail], note)
  }

  /** For what this machine cannot run: neither held nor broken. */
  skip(what: string, why: string) {
    this.rows.push({ what, tried: 0, held: null, note: why })
    console.log(`  NOT RUN        ${what}: ${why}`)
  }
}

export type Options = {
  parts: string[]
  /** How many malformed requests each call gets. */
  perCall: number
  seed: number
  /** Which databases the sites are to have, one after the other. */
  databases: ('embedded' | 'separate')[]
}

export type Part = (ledger: Ledger, options: Options) => Promise<void>

export function toTable(part: string, rows: readonly Row[]): string {
  const verdict = (held: boolean | null) => (held === null ? 'not run' : held ? 'held' : 'NOT held')
  const lines = rows.map((row) => `| ${row.what} | ${row.tried} | ${verdict(row.held)} | ${row.note} |`)
  return [`## ${part}`, '', '| What | Tried | | Note |', '|---|---|---|---|', ...lines, ''].join('\n')
}
