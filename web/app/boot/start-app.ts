import { announceStartFailure } from './announce-start-failure.ts'
import { readDocumentData } from './document-data.ts'

const IDLE_MAX_MS = 500

/** After the load and one painted frame, as soon as the browser is idle; at once when the reader presses something. */
export function startWhenIdle() {
  addEventListener('pointerdown', startApp)
  addEventListener('keydown', startApp)
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(startOnceIdle)))
}

function startOnceIdle() {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(startApp, { timeout: IDLE_MAX_MS })
  else setTimeout(startApp)
}

let isStarted = false

function startApp() {
  if (isStarted) return
  isStarted = true
  const { entry, scripts, texts } = readDocumentData()
  for (const href of scripts) addLink({ rel: 'modulepreload', href })
  for (const href of texts) addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href })
  import(/* @vite-ignore */ entry).catch(announceStartFailure)
}

function addLink(attributes: Record<string, string>) {
  document.head.append(Object.assign(document.createElement('link'), attributes))
}
