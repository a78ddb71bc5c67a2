import { rmSync, writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { compiledFileOf, loadBundle } from '../server/src/load-bundle.ts'
import type * as StartSite from '../server/src/start-site.ts'

/**
 * Loads the built server, starts it if it is told to, and keeps what V8 has compiled by then beside it:
 * `node scripts/compile-server.ts BUNDLE [rehearse]`. The build runs it in a process of its own, with settings for the rehearsal.
 */
const [bundle = '', task] = process.argv.slice(2)
const { DATA_DIR: dataDir } = process.env

// The site itself stops in order. A build that was killed cannot tell it to.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.on('exit', () => dataDir && rmSync(dataDir, { recursive: true, force: true }))

// What was called once and not again would be thrown away. Not at the end: what is kept is read under the same flags only.
setFlagsFromString('--no-flush-bytecode')
const { exports: site, compile } = loadBundle<typeof StartSite>(bundle)
const isRunning = task === 'rehearse' && (await rehearse())
setFlagsFromString('--flush-bytecode')
writeFileSync(compiledFileOf(bundle), compile())
if (isRunning) process.kill(process.pid, 'SIGTERM')
else process.exit()

async function rehearse(): Promise<boolean> {
  try {
    const { publicUrl } = await site.startSite()
    for (const path of ['/api/v1/health/live', '/']) await (await fetch(publicUrl + path)).arrayBuffer()
    return true
  } catch (error) {
    console.error(`Not rehearsed, so every start takes a little longer. ${site.explainStartFailure(error)}`)
    return false
  }
}
