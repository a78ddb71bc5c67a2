import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { root } from './project.ts'

if (existsSync(`${root}.env`)) loadEnvFile(`${root}.env`)

// The command needs only the server: it does not wait for the pages to be built.
if (!existsSync(`${root}server/dist/admin-cli.js`)) {
  const { status } = spawnSync(process.execPath, [`${root}scripts/build.ts`], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
await import(`${root}server/dist/admin-cli.js`)
