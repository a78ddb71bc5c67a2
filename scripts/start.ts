import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { loadEnvFile } from 'node:process'
import { ensureBuilt } from './ensure-built.ts'
import { compileCacheFolder, root } from './project.ts'

if (existsSync(`${root}.env`)) loadEnvFile(`${root}.env`)

const ending = await ensureBuilt()
if (ending !== 'done') process.exit(ending === 'stopped' ? 0 : 1)

enableCompileCache(compileCacheFolder)
// The site runs in this process, which saves a process to signal and wait for.
await import(`${root}server/dist/main.js`)
