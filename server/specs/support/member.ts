import { format } from 'node:util'
import { joinEmbeddedPostgres } from '../../src/embedded-postgres.ts'

/** A process that only joins the database, reports the result, and leaves on SIGTERM. */
const [dataDir = '', binariesFolder] = process.argv.slice(2)
const log = { info: tell, warn: tell, error: tell }

try {
  const begun = performance.now()
  const postgres = await joinEmbeddedPostgres(dataDir, log, { binariesFolder })
  const joinMs = performance.now() - begun
  const alive = setInterval(() => {}, 60_000)
  process.on('SIGINT', () => tell('Ctrl-C was pressed'))
  process.once('SIGTERM', () => {
    clearInterval(alive)
    void postgres.leave()
  })
  process.stdout.write(`${JSON.stringify({ connection: postgres.connection, joinMs })}\n`)
} catch (error) {
  process.stdout.write(`${JSON.stringify({ refusal: (error as Error).message })}\n`)
}

function tell(...words: unknown[]) {
  process.stderr.write(`${format(...words)}\n`)
}
