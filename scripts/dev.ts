import { spawn } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { openLiveReload } from './dev/live-reload.ts'
import { SiteProcess } from './dev/site-process.ts'
import { root } from './project.ts'
import { isStale } from './stale.ts'
import { findFreePort } from './testing/find-free-port.ts'

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

function build(): Promise<boolean> {
  return new Promise((resolve) => {
    const parameters = [`${root}scripts/build.ts`, '--development']
    const child = spawn(process.execPath, parameters, { cwd: root, stdio: 'inherit' })
    child.on('exit', (code) => resolve(code === 0))
  })
}

let isWorking = false
let isWanted = false

/** Builds, replaces the site and reloads open pages; changes that come meanwhile are taken up afterwards. */
async function refresh() {
  isWanted = true
  if (isWorking) return
  isWorking = true
  while (isWanted) {
    isWanted = false
    if (!(await isStale('development')) || !(await build())) continue
    await site.restart()
    live.tell()
  }
  isWorking = false
}

if (await isStale('development')) await build()
await site.restart()
console.log(`With live reload at http://localhost:${port}`)

let timer: NodeJS.Timeout | undefined
const watchers = [
  'contract/src',
  'api/src',
  'server/src',
  'web/app',
  'web/content',
  'web/public',
  'web/build',
].map((folder) =>
  watch(`${root}${folder}`, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => void refresh(), SETTLE_MS)
  }),
)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    for (const watcher of watchers) watcher.close()
    live.close()
    void site.stop().then(() => process.exit(0))
  })
}
