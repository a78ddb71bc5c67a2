import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Ledger, toTable, type Options, type Part } from './finding.ts'
import { attackAccess } from './parts/access.ts'
import { attackAccounts } from './parts/account.ts'
import { attackWithTexts } from './parts/texts.ts'
import { attackReplay } from './parts/replay.ts'
import { attackLimits } from './parts/limits.ts'
import { attackEnumeration } from './parts/enumeration.ts'
import { attackPaths } from './parts/paths.ts'
import { attackHeaders } from './parts/headers.ts'
import { attackSlowly } from './parts/slow.ts'
import { attackFromElsewhere } from './parts/csrf.ts'
import { attackWithScripts } from './parts/scripts.ts'
import { attackWithScanners } from './parts/scanners.ts'
import { attackMalformed } from './parts/malformed.ts'
import { startCluster } from '../../testing/postgres-cluster.ts'
import { removeAllSites, startSitesWith } from '../../testing/start-site.ts'

const resultsFile = fileURLToPath(new URL('../results/attack.md', import.meta.url))

/** In the order in which they run. */
const parts: Record<string, Part> = {
  malformed: attackMalformed,
  paths: attackPaths,
  headers: attackHeaders,
  access: attackAccess,
  enumeration: attackEnumeration,
  replay: attackReplay,
  account: attackAccounts,
  limits: attackLimits,
  texts: attackWithTexts,
  scripts: attackWithScripts,
  csrf: attackFromElsewhere,
  slow: attackSlowly,
  scanners: attackWithScanners,
}

const databases = ['embedded', 'separate'] as const

/**
 * `npm run attack -- access replay --per-call 50 --database separate`: the parts to run and the database, by default all
 * parts on the embedded database and then on a separate PostgreSQL.
 */
function readOptions(): Options {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'per-call': { type: 'string' }, seed: { type: 'string' }, database: { type: 'string' } },
  })
  const unknown = positionals.filter((name) => !(name in parts))
  if (unknown.length > 0) {
    throw new Error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`)
  }
  const chosen = databases.filter((name) => (values.database ?? name) === name)
  if (chosen.length === 0) throw new Error(`--database is ${databases.join(' or ')}`)
  return {
    parts: positionals.length > 0 ? positionals : Object.keys(parts),
    perCall: Number(values['per-call'] ?? 1_000),
    seed: Number(values.seed ?? 20_260),
    databases: chosen,
  }
}

/** Prints results so far and writes them to a file, so that an aborted run keeps them. */
class Findings {
  readonly #tables: string[] = []
  readonly #findings: string[] = []

  add(name: string, { rows, findings }: Ledger) {
    this.#tables.push(toTable(name, rows))
    this.#findings.push(...findings.map((finding) => `${name}: ${finding}`))
    const date = new Date().toISOString().slice(0, 10)
    const where = `${date}, Node.js ${process.version}, ${cpus().length} cores (${process.arch})`
    const list = this.#findings.map((finding) => `- ${finding}\n`).join('')
    mkdirSync(dirname(resultsFile), { recursive: true })
    writeFileSync(resultsFile, `# Attacks\n\n${where}\n\n${this.#tables.join('\n')}\n${list}`)
  }

  tell() {
    console.log(`\n${this.#tables.join('\n')}`)
    console.log(this.#findings.length === 0 ? 'Everything held' : `${this.#findings.length} findings`)
    for (const finding of this.#findings) console.log(`- ${finding}`)
    process.exitCode = this.#findings.length === 0 ? 0 : 1
  }
}

async function attack(options: Options) {
  const findings = new Findings()
  for (const database of options.databases) {
    const cluster = database === 'separate' ? await startCluster() : null
    startSitesWith(async () => (cluster ? (await cluster.makeDatabase()).env : {}))
    try {
      for (const [name, part] of Object.entries(parts)) {
        if (!options.parts.includes(name)) continue
        findings.add(`${name}, ${database} database`, await run(name, database, part, options))
      }
    } finally {
      await cluster?.remove()
    }
  }
  findings.tell()
}

async function run(name: string, database: string, part: Part, options: Options): Promise<Ledger> {
  console.log(`\n── ${name}, ${database} database`)
  const startedAt = performance.now()
  const ledger = new Ledger()
  try {
    await part(ledger, options)
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? '') : String(error)
    ledger.check('the part runs to its end', false, reason)
  } finally {
    await removeAllSites()
  }
  console.log(`  (${Math.round((performance.now() - startedAt) / 1000)} s)`)
  return ledger
}

await attack(readOptions())
