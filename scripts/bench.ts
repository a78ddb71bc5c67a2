import { spawnSync } from 'node:child_process'
import { root } from './project.ts'
import { isStale } from './stale.ts'

if (await isStale()) {
  const { status } = spawnSync(process.execPath, [`${root}scripts/build.ts`], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
const { status } = spawnSync(process.execPath, [`${root}bench/run.ts`, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
