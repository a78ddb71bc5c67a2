import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const server = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))
const START_LIMIT_MS = 60_000

/**
 * Starts the built site as a person would have it, on a free port and an empty data folder, and tells the tests where
 * it is. Limits per address are off: all journeys come from one address.
 */
export default async function startSite() {
  if (!existsSync(server)) throw new Error('The site is not built: run `npm run build` first')
  const port = await findFreePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'aurivane-e2e-'))
  const child = spawn(process.execPath, [server], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: 'plain stones in a row',
    },
  })
  await waitUntilReady(child)
  process.env['SITE_URL'] = `http://localhost:${port}`
  process.env['SITE_DATA_DIR'] = dataDir
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function waitUntilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The site did not start in time')), START_LIMIT_MS)
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      if (!chunk.toString().includes('is ready at')) return
      clearTimeout(timer)
      resolve()
    })
  })
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
