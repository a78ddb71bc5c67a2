import { stopSignals } from './shut-down.ts'

// Before anything else is loaded, so that a start can be stopped at any time.
const stopping = new AbortController()
for (const signal of stopSignals) process.on(signal, () => stopping.abort())

const { explainStartFailure, startSite } = await import('./start-site.ts')
try {
  const { publicUrl } = await startSite(stopping.signal)
  console.log(`Aurivane is ready at ${publicUrl}`)
} catch (error) {
  console.error(explainStartFailure(error))
  process.exit(1)
}
