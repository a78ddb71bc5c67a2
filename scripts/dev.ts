import { existsSync, watch } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { stopSignals } from '../server/src/shut-down.ts'
import { openLiveReload } from './dev/live-reload.ts'
import { SiteProcess } from './dev/site-process.ts'
import { ensureBuilt } from './ensure-built.ts'
import { root } from './project.ts'
import type { Ending } from './run-node.ts'
import { isStale } from './stale.ts'
import { findFreePort } from '../testing/find-free-port.ts'

if (existsSync(`${root}.env`)) loadEnvFile(`${root}.env`)

const SETTLE_MS = 150
const port = Number(process.env['PORT'] ?? 3000)
const sitePort = await findFreePort()
const site = new SiteProcess({
  ...process.env,
  PORT: String(sitePort),
  PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${port}`,
})
const live = openLiveReload(port, sitePort)

const stopping = new AbortController()
let building: Promise<Ending> = Promise.resolve('done')

function build() {
  building = ensureBuilt('development', stopping.signal)
  return building
}

async function stop() {
  stopping.abort()
  live.close()
  await building
  await site.end()
  process.exit(0)
}
for (const signal of stopSignals) process.on(signal, () => void stop())

let isWorking = false
let isWanted = false

/** Builds, restarts the site and reloads open pages; changes in the meantime start another build. */
async function refresh() {
  isWanted = true
  if (isWorking) return
  isWorking = true
  while (isWanted) {
    isWanted = false
    if (!(await isStale('development')) || (await build()) !== 'done') continue
    await site.restart()
    live.tell()
  }
  isWorking = false
}

await build()
await site.restart()
if (!stopping.signal.aborted) console.log(`With live reload at http://localhost:${port}`)

let timer: NodeJS.Timeout | undefined
const folders = ['contract/src', 'api/src', 'server/src', 'web/app', 'web/content', 'web/public', 'web/build']
for (const folder of folders) {
  watch(`${root}${folder}`, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => void refresh(), SETTLE_MS)
  })
}
