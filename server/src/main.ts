import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { loadBundle } from './load-bundle.ts'
import { stopSignals } from './shut-down.ts'
import type * as StartSite from './start-site.ts'

// Whoever tells us to stop while the program is being loaded is heard by it afterwards.
for (const signal of stopSignals) process.on(signal, () => {})

// Running from sources, there is no bundle.
const bundle = fileURLToPath(new URL('./site.cjs', import.meta.url))
const { explainStartFailure, startSite } = existsSync(bundle)
  ? loadBundle<typeof StartSite>(bundle).exports
  : await import('./start-site.ts')
try {
  const { publicUrl } = await startSite()
  // Garbage is collected before the heap is much larger than what is in use (docs/decisions/0061-the-heap-grows-in-small-steps.md).
  // Not sooner: code that was compiled under other flags is not read.
  setFlagsFromString('--heap-growing-percent=30')
  // In quiet times V8 would throw away what it has compiled (docs/decisions/0084-compiled-code-outlasts-quiet-times.md).
  setFlagsFromString('--memory-reducer-gc-count=0')
  // Code that has met many kinds of callers is compiled for them, not given up on (docs/decisions/0085-compiled-for-many-callers.md).
  setFlagsFromString('--max-valid-polymorphic-map-count=12')
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=2760')
  console.log(`Aurivane is ready at ${publicUrl}`)
} catch (error) {
  console.error(explainStartFailure(error))
  process.exit(1)
}
