import { stopSignals } from './shut-down.ts'

// Before anything else is loaded: a start can be stopped from its first moment.
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
