import { spawnSync } from 'node:child_process'
import { root } from './project.ts'
import { isStale } from './stale.ts'

/** Builds where the build is older than the sources, then runs one of our programs: benchmarks and trials need the built site. */
const [program, ...parameters] = process.argv.slice(2)
if (!program) throw new Error('run-built needs the program to run')

if (await isStale()) {
  const { status } = spawnSync(process.execPath, [`${root}scripts/build.ts`], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
const { status } = spawnSync(process.execPath, [`${root}${program}`, ...parameters], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
