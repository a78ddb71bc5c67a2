import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signalTree } from '../../testing/processes.ts'
import { runningPostmaster } from './support/inspect-postgres.ts'
import { startSite, type RunningSite } from './support/running-site.ts'

let folder: string
let site: RunningSite
let postgres: number
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aurivane-away-'))
  site = await startSite({ DATA_DIR: folder, DEMO_DATA: 'on', RATE_LIMITS: 'off' })
  postgres = await runningPostmaster(folder)
})
afterAll(async () => {
  signalTree(postgres, 'SIGCONT')
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

const failures = [
  ['', 'The club could not be loaded', 'Please try again in a moment.'],
  ['/it', 'Non è stato possibile caricare il club', 'La preghiamo di riprovare tra poco.'],
  ['/ge', 'Der Club konnte nicht geladen werden', 'Bitte versuchen Sie es gleich noch einmal.'],
] as const

it('While the database does not answer, pages with clubs say so, and are back with it', async () => {
  expect((await fetch(`${site.url}/clubs/1`)).status).toBe(200)
  signalTree(postgres, 'SIGSTOP')
  const answers = await Promise.all(failures.map(([prefix]) => fetch(`${site.url}${prefix}/clubs/4`)))
  for (const [at, [, heading, text]] of failures.entries()) {
    const answer = answers[at]
    expect(answer?.status).toBe(503)
    expect(answer?.headers.get('retry-after')).toBe('5')
    expect(answer?.headers.get('cache-control')).toBe('no-store')
    const html = await answer?.text()
    expect(html).toContain(heading)
    expect(html).toContain(text)
  }
  const list = await fetch(`${site.url}/clubs?country=Italy`)
  expect([list.status, list.headers.get('retry-after')]).toEqual([503, '5'])

  signalTree(postgres, 'SIGCONT')
  await expect.poll(async () => (await fetch(`${site.url}/clubs/4`)).status).toBe(200)
})
