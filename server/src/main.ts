import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// The build compiles the bundle and keeps the result beside it (scripts/compile-server.ts): reading it takes a fraction of the
// time. Running from sources, there is none.
const directory = fileURLToPath(new URL('./compiled', import.meta.url))
if (existsSync(directory)) enableCompileCache({ directory, portable: true })

// Only now: what is imported above is loaded before anything of this file runs.
const { explainStartFailure, startSite } = await import('./start-site.ts')
try {
  const { publicUrl } = await startSite()
  console.log(`Aurivane is ready at ${publicUrl}`)
} catch (error) {
  console.error(explainStartFailure(error))
  process.exit(1)
}
