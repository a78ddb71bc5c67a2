import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { samples } from '../api/specs/support/sample-calls.ts'
import { printSql, sqlFile } from './print-sql.ts'
import { root } from './project.ts'

describe('The SQL of the queries', () => {
  it('is kept for every file of queries', () => {
    const files = globSync('**/*.queries.ts', { cwd: `${root}api/src` })
    expect(Object.keys(samples).sort()).toEqual(files.map((file) => file.replace('.queries.ts', '')).sort())
  })

  it.each(Object.entries(samples))('is kept for every function of %s', (_place, { module, calls }) => {
    const functions = Object.entries(module).filter(([, member]) => typeof member === 'function')
    expect(Object.keys(calls).sort()).toEqual(functions.map(([name]) => name).sort())
  })

  it.each(Object.entries(samples))(
    'is what the queries of %s send; `node scripts/print-sql.ts` writes it anew',
    async (place, sampled) => {
      expect(await printSql(sampled)).toBe(readFileSync(sqlFile(place), 'utf8'))
    },
  )
})
