import { joinEmbeddedPostgres } from '../../src/embedded-postgres.ts'

/** A process that needs the database and nothing else: it tells how joining went, and leaves on SIGTERM. */
const [dataDir = '', binariesFolder] = process.argv.slice(2)
const log = { info: tell, warn: tell, error: tell }

try {
  const begun = performance.now()
  const postgres = await joinEmbeddedPostgres(dataDir, log, { binariesFolder })
  const joinMs = performance.now() - begun
  const alive = setInterval(() => {}, 60_000)
  process.on('SIGINT', () => console.error('Ctrl-C was pressed'))
  process.once('SIGTERM', () => {
    clearInterval(alive)
    void postgres.leave()
  })
  console.log(JSON.stringify({ connection: postgres.connection, joinMs }))
} catch (error) {
  console.log(JSON.stringify({ refusal: (error as Error).message }))
}

function tell(...words: unknown[]) {
  console.error(...words)
}
