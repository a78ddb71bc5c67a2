import { writeFileSync } from 'node:fs'
import { recordStatements } from '../api/specs/support/record-statements.ts'
import { samples, type Sampled } from '../api/specs/support/sample-calls.ts'
import { root } from './project.ts'

export function sqlFile(place: string) {
  return `${root}api/src/${place}.queries.sql`
}

/** Every statement that the queries of one file send, under the name of its function. */
export async function printSql({ calls }: Sampled): Promise<string> {
  const parts: string[] = []
  for (const [name, call] of Object.entries(calls)) {
    const kinds = typeof call === 'function' ? { '': call } : call
    for (const [kind, ask] of Object.entries(kinds)) {
      const statements = await recordStatements((db) => ask(db, db as never))
      const title = kind === '' ? name : `${name}, ${kind}`
      parts.push(`-- ${title}\n${statements.map(({ text }) => layOut(text)).join('\n\n')}\n`)
    }
  }
  return parts.join('\n')
}

/** One clause per line, for readable diffs. */
function layOut(text: string) {
  const oneLine = text.replaceAll(/\s+/g, ' ').trim()
  const clauses =
    /(?<!\() (?=(?:from|where|(?:left|inner) join|order by|group by|limit|returning|on conflict|union)\b)/g
  return `${oneLine.replaceAll(clauses, '\n  ')};`
}

if (import.meta.main) {
  for (const [place, sampled] of Object.entries(samples)) {
    writeFileSync(sqlFile(place), await printSql(sampled))
  }
}
