import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { ensureBuilt } from './ensure-built.ts'
import { root } from './project.ts'

/** Runs one of the server's other programs, in this process and with the settings of the site. */
const [node = '', script = '', program, ...words] = process.argv
if (existsSync(`${root}.env`)) loadEnvFile(`${root}.env`)

// It needs only the server, not the built pages.
const file = `${root}server/dist/${program}.js`
if (!existsSync(file) && (await ensureBuilt()) !== 'done') process.exit(1)
process.argv = [node, script, ...words]
await import(file)
