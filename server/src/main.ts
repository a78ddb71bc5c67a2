import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'

// The build compiles the bundle and keeps the result beside it (scripts/compile-server.ts): reading it takes a fraction of the
// time. Running from sources, there is none.
const directory = fileURLToPath(new URL('./compiled', import.meta.url))
if (existsSync(directory)) enableCompileCache({ directory, portable: true })

// Only now: what is imported above is loaded before anything of this file runs.
const { explainStartFailure, startSite } = await import('./start-site.ts')
try {
  const { publicUrl } = await startSite()
  // Garbage is collected before the heap is much larger than what is in use (docs/decisions/0061-the-heap-grows-in-small-steps.md).
  // Not sooner: code that was compiled under other flags is not read.
  setFlagsFromString('--heap-growing-percent=30')
  console.log(`Aurivane is ready at ${publicUrl}`)
} catch (error) {
  console.error(explainStartFailure(error))
  process.exit(1)
}
