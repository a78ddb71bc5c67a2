import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** One row of a summary: what was tried, the outcome, and whether it holds. */
export type Row = { what: string; tried: string; outcome: string; held: boolean }

const folder = fileURLToPath(new URL('../results', import.meta.url))

export function toTable(title: string, rows: readonly Row[]): string {
  const lines = rows.map(
    ({ what, tried, outcome, held }) => `| ${what} | ${tried} | ${outcome} | ${held ? 'held' : 'NOT held'} |`,
  )
  return [`## ${title}`, '', '| What | Tried | Outcome | |', '|---|---|---|---|', ...lines, ''].join('\n')
}

/** On the screen and in trials/results; the tables of whole runs are committed. */
export function printSummary(name: string, text: string) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.md`), text)
  process.stdout.write(`\n${text}\n`)
}
