import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { digestSources } from './stale.ts'

let folder: string
beforeEach(() => {
  folder = `${mkdtempSync(join(tmpdir(), 'aurivane-stale-'))}/`
  for (const part of ['api/src', 'web/app', 'web/dist', 'docs'])
    mkdirSync(join(folder, part), { recursive: true })
  writeFileSync(join(folder, 'api/src/a.ts'), 'one')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('What was built is out of date', () => {
  it('when a source file has changed, is new or is gone', async () => {
    const before = await digestSources(folder)
    writeFileSync(join(folder, 'api/src/a.ts'), 'two')
    const changed = await digestSources(folder)
    writeFileSync(join(folder, 'web/app/b.tsx'), '')
    const grown = await digestSources(folder)
    expect(new Set([before, changed, grown]).size).toBe(3)
  })

  it('not when a file was only touched, nor when tests, documents or built files changed', async () => {
    const before = await digestSources(folder)
    utimesSync(join(folder, 'api/src/a.ts'), new Date(), new Date())
    for (const file of ['api/src/a.test.ts', 'web/dist/page.html', 'docs/a.md'])
      writeFileSync(join(folder, file), 'x')
    expect(await digestSources(folder)).toBe(before)
  })
})
