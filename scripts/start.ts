import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { loadEnvFile } from 'node:process'
import { ensureBuilt } from './ensure-built.ts'
import { compileCacheFolder, root } from './project.ts'

if (existsSync(`${root}.env`)) loadEnvFile(`${root}.env`)

const ending = await ensureBuilt()
if (ending !== 'done') process.exit(ending === 'stopped' ? 0 : 1)

enableCompileCache(compileCacheFolder)
// The site runs in this process: one fewer to signal, to wait for and to keep in memory.
await import(`${root}server/dist/main.js`)
