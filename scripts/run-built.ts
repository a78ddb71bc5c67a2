import { spawnSync } from 'node:child_process'
import { ensureBuilt } from './ensure-built.ts'
import { root } from './project.ts'

/** Builds where the build is older than the sources, then runs one of our programs: benchmarks and trials need the built site. */
const [program, ...parameters] = process.argv.slice(2)
if (!program) throw new Error('run-built needs the program to run')

if ((await ensureBuilt()) !== 'done') process.exit(1)
const { status } = spawnSync(process.execPath, [`${root}${program}`, ...parameters], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
