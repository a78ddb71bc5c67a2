import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { benchApi } from './parts/api.ts'
import { benchPages } from './parts/pages.ts'
import { benchStart } from './parts/start.ts'
import { residentMegabytes, startProgram } from './support/processes.ts'
import { toTable } from './support/report.ts'

const server = fileURLToPath(new URL('../server/dist/main.js', import.meta.url))
const resultsFile = fileURLToPath(new URL('./results.md', import.meta.url))

/** Runs every part on one site, each figure against its peer in the same run, and writes what a person can read. */
async function bench() {
  const folder = mkdtempSync(join(tmpdir(), 'aurivane-bench-'))
  const env = { DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }
  try {
    // The first start makes the database; the second one is what an operator waits for.
    await (await startProgram('site', server, '/api/v1/health/ready', env)).stop()
    const site = await startProgram('site', server, '/api/v1/health/ready', env)
    const memory = residentMegabytes(site.pid)
    try {
      const tables = [
        toTable('pages', await benchPages(site)),
        toTable('api', await benchApi(site)),
        toTable('start', benchStart(site, memory)),
      ]
      const head = `# Benchmarks\n\n${new Date().toISOString().slice(0, 10)}, Node.js ${process.version}, ${cpus().length} cores (${process.arch})\n`
      const text = [head, ...tables].join('\n')
      console.log(text)
      writeFileSync(resultsFile, text)
    } finally {
      await site.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await bench()
