import { enableCompileCache, flushCompileCache } from 'node:module'
import { pathToFileURL } from 'node:url'

/**
 * Loads the built server without starting it, and keeps what V8 has made of it beside it, wherever the folder is moved to:
 * `node scripts/compile-server.ts FOLDER`. The build runs it in a process of its own.
 */
const [folder = ''] = process.argv.slice(2)
enableCompileCache({ directory: `${folder}/compiled`, portable: true })
for (const file of ['start-site.js', 'run-site.js']) await import(pathToFileURL(`${folder}/${file}`).href)
flushCompileCache()
process.exit()
