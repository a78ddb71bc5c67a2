import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Ledger, toTable, type Options, type Part } from './finding.ts'
import { attackAccess } from './parts/access.ts'
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

const resultsFile = fileURLToPath(new URL('../results/attack.md', import.meta.url))

/** In the order in which they run. */
const parts: Record<string, Part> = {
  malformed: attackMalformed,
  paths: attackPaths,
  headers: attackHeaders,
  access: attackAccess,
  enumeration: attackEnumeration,
  replay: attackReplay,
  limits: attackLimits,
  scripts: attackWithScripts,
  csrf: attackFromElsewhere,
  slow: attackSlowly,
  scanners: attackWithScanners,
}

/** `npm run attack -- access replay --count 5000 --database postgres://…`: the parts to run, all by default. */
function readOptions(): Options {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { count: { type: 'string' }, seed: { type: 'string' }, database: { type: 'string' } },
  })
  const unknown = positionals.filter((name) => !(name in parts))
  if (unknown.length > 0) {
    throw new Error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`)
  }
  return {
    parts: positionals.length > 0 ? positionals : Object.keys(parts),
    count: Number(values.count ?? 100_000),
    seed: Number(values.seed ?? 20_260),
    database: values.database ?? null,
  }
}

async function attack(options: Options) {
  const date = new Date().toISOString().slice(0, 10)
  const tables = [
    `# Attacks\n\n${date}, Node.js ${process.version}, ${cpus().length} cores (${process.arch})\n`,
  ]
  const findings: string[] = []
  mkdirSync(dirname(resultsFile), { recursive: true })
  for (const [name, part] of Object.entries(parts)) {
    if (!options.parts.includes(name)) continue
    console.log(`\n── ${name}`)
    const ledger = new Ledger()
    try {
      await part(ledger, options)
    } catch (error) {
      ledger.check(
        'the part runs to its end',
        false,
        error instanceof Error ? (error.stack ?? '') : String(error),
      )
    }
    findings.push(...ledger.findings.map((finding) => `${name}: ${finding}`))
    tables.push(toTable(name, ledger.rows))
    // After each part: a run that is ended early leaves what it has found.
    writeFileSync(
      resultsFile,
      `${tables.join('\n')}\n${findings.map((finding) => `- ${finding}\n`).join('')}`,
    )
  }
  console.log(`\n${tables.slice(1).join('\n')}`)
  console.log(findings.length === 0 ? 'Everything held' : `${findings.length} findings`)
  for (const finding of findings) console.log(`- ${finding}`)
  process.exitCode = findings.length === 0 ? 0 : 1
}

await attack(readOptions())
