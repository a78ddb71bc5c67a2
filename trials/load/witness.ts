import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { API_PREFIX } from '@aurivane/contract/endpoint'
import { localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { LightClient } from './light-client.ts'
import { toPercentile } from './percentile.ts'

/** What somebody saw who had nothing else to do: in milliseconds. */
export type Sight = { page: number[]; served: number[]; refused: number[]; failed: number }

const ASK_EVERY_MS = 20
const CONNECTIONS_MAX = 32
const PATIENCE_MS = 10_000

/**
 * A visitor in a thread of its own, who asks for pages and lists in turn. Whoever makes an overload is late himself, and takes
 * his own lateness for that of the site; the witness is not.
 */
export function callWitness(url: string) {
  const thread = new Worker(new URL(import.meta.url), { workerData: { url } })
  return {
    tell(): Promise<Sight> {
      return new Promise((resolve, reject) => {
        thread.once('error', reject)
        thread.once('message', (sight: Sight) => void thread.terminate().then(() => resolve(sight)))
        thread.postMessage('tell')
      })
    },
  }
}

export function describeSight({ page, served, refused, failed }: Sight): string {
  const of = (name: string, times: number[]) =>
    `${times.length} ${name}, p50 ${toPercentile(times, 0.5).toFixed(0)} ms, p99 ${toPercentile(times, 0.99).toFixed(0)} ms`
  return `${of('pages', page)}; ${of('calls served', served)}; ${of('calls refused', refused)}; ${failed} failed`
}

function watch(url: string) {
  const client = new LightClient(url, CONNECTIONS_MAX, PATIENCE_MS)
  const sight: Sight = { page: [], served: [], refused: [], failed: 0 }
  let count = 0
  const timer = setInterval(() => {
    count += 1
    const isPage = count % 2 === 0
    const path = isPage ? localizePath(paths.faq, 'en') : `${API_PREFIX}/user/club/all?limit=10`
    const headers = {
      'x-forwarded-for': `172.16.${(count >> 8) & 255}.${count & 255}`,
      'accept-encoding': 'br',
    }
    void client.ask({ path, headers }).then(({ status, ms }) => {
      if (status === 429 || status === 503) sight.refused.push(ms)
      else if (status === 200 || status === 202) (isPage ? sight.page : sight.served).push(ms)
      else sight.failed += 1
    })
  }, ASK_EVERY_MS)
  parentPort?.once('message', () => {
    clearInterval(timer)
    client.close()
    parentPort?.postMessage(sight)
  })
}

if (!isMainThread) watch((workerData as { url: string }).url)
