import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { root } from './project.ts'

/** Runs one of the server's other programs, in this process and with the settings of the site. */
const [node = '', script = '', program, ...words] = process.argv
if (existsSync(`${root}.env`)) loadEnvFile(`${root}.env`)

// It needs only the server: it does not wait for the pages to be built.
const file = `${root}server/dist/${program}.js`
if (!existsSync(file)) {
  const { status } = spawnSync(process.execPath, [`${root}scripts/build.ts`], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
process.argv = [node, script, ...words]
await import(file)
