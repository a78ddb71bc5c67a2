import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { benchApi } from './parts/api.ts'
import { benchCommunity } from './parts/community.ts'
import { benchLists } from './parts/lists.ts'
import { benchLogin } from './parts/login.ts'
import { benchMemory } from './parts/memory.ts'
import { benchMigration } from './parts/migration.ts'
import { benchPages } from './parts/pages.ts'
import { benchScale } from './parts/scale.ts'
import { benchStart } from './parts/start.ts'
import type { Options, Part } from './support/part.ts'
import { siteFlags } from '../testing/site-process.ts'
import { residentMegabytes } from '../testing/processes.ts'
import { startProgram } from './support/processes.ts'
import { toTable, type Row } from './support/report.ts'

const server = fileURLToPath(new URL('../server/dist/main.js', import.meta.url))
const resultsFile = (suffix = '') => fileURLToPath(new URL(`./results${suffix}.md`, import.meta.url))

/** In the order in which they run. */
const parts: Record<string, Part> = {
  pages: benchPages,
  api: benchApi,
  login: benchLogin,
  memory: benchMemory,
  lists: benchLists,
  community: benchCommunity,
  start: benchStart,
  migration: benchMigration,
}
/** Take long, so they run only when they are named, and have results of their own. */
const longParts: Record<string, Part> = { scale: benchScale }
const allParts = { ...parts, ...longParts }

/** `npm run bench -- pages api --quick`: the parts to run, all by default, and their options. */
function readOptions(): Options {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pages: { type: 'string' },
      quick: { type: 'boolean' },
      runs: { type: 'string', default: '5' },
      next: { type: 'boolean' },
    },
  })
  const unknown = positionals.filter((name) => !(name in allParts))
  if (unknown.length > 0) {
    throw new Error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(allParts).join(', ')}`)
  }
  return {
    parts: positionals.length > 0 ? positionals : Object.keys(parts),
    pages: values.pages?.split(',') ?? [],
    quick: values.quick ?? false,
    runs: Number(values.runs),
    next: values.next ?? false,
  }
}

/** bench/results.md: all parts of a run as one table, in the order in which they ran. */
function toDocument(rows: Row[]) {
  const day = new Date().toISOString().slice(0, 10)
  const load = loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')
  const machine = `${cpus().length} cores (${process.arch}), load averages at its end ${load}`
  const judged = rows.filter(({ held }) => held !== null)
  const others = rows.filter(({ held }) => held === null)
  return [
    `# Benchmarks\n\n${day}, Node.js ${process.version}, ${machine}\n`,
    toTable('Budgets', judged),
    ...(others.length > 0 ? [toTable('Without a budget', others)] : []),
  ].join('\n')
}

/** Runs the parts on one site, each figure against its peer in the same run, and writes the results. */
async function bench(options: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'aurivane-bench-'))
  const env = { DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }
  try {
    // The first start creates the database; the second one is measured.
    await (await startProgram('site', server, '/api/v1/health/ready', env, siteFlags)).stop()
    const site = await startProgram('site', server, '/api/v1/health/ready', env, siteFlags)
    const memoryAfterStart = residentMegabytes(site.pid)
    const rows: Row[] = []
    try {
      for (const [name, part] of Object.entries(allParts)) {
        if (!options.parts.includes(name)) continue
        const measured = await part({ site, dataDir: folder, memoryAfterStart, options })
        console.log(toTable(name, measured))
        if (name in longParts) {
          writeFileSync(resultsFile(`-${name}`), toDocument(measured))
          continue
        }
        rows.push(...measured)
        // After each part, so that an aborted run keeps its results.
        writeFileSync(resultsFile(), toDocument(rows))
      }
    } finally {
      await site.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await bench(readOptions())
