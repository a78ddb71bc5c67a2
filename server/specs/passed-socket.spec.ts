import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startHeldSite } from '../../testing/held-site.ts'

const RESTARTS = 2
const PAUSE_MS = 5

it('A site whose port is held by systemd loses no request in a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aurivane-held-'))
  const site = await startHeldSite({
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    DEMO_DATA: 'off',
  })
  const answers: Promise<number | string>[] = []
  let isRestarting = true
  // Each on a connection of its own, and none is repeated.
  const ask = () =>
    fetch(`${site.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: '{}',
    }).then(
      ({ status }) => status,
      (error: Error) => (error.cause as Error | undefined)?.message ?? error.message,
    )
  const asking = (async () => {
    for (; isRestarting; await wait(PAUSE_MS)) answers.push(ask())
  })()
  const codes: number[] = []
  for (let restart = 0; restart < RESTARTS; restart += 1) codes.push(await site.restart())
  isRestarting = false
  await asking
  expect(codes).toEqual([0, 0])
  expect(answers.length).toBeGreaterThan(100)
  expect(new Set(await Promise.all(answers))).toEqual(new Set([400]))
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})
