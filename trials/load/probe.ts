import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { API_PREFIX } from '@aurivane/contract/endpoint'
import { localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { LightClient } from './light-client.ts'
import { toPercentile } from './percentile.ts'

/** Response times in milliseconds. */
export type Times = { page: number[]; served: number[]; refused: number[]; failed: number }

const REQUEST_EVERY_MS = 20
const CONNECTIONS_MAX = 32
const TIMEOUT_MS = 10_000

/**
 * Requests pages and lists in turn from a worker thread of its own. The load generator's event loop is late during an
 * overload, so its own times would include its delay; those of the probe do not.
 */
export function startProbe(url: string) {
  const thread = new Worker(new URL(import.meta.url), { workerData: { url } })
  return {
    finish(): Promise<Times> {
      return new Promise((resolve, reject) => {
        thread.once('error', reject)
        thread.once('message', (times: Times) => void thread.terminate().then(() => resolve(times)))
        thread.postMessage('finish')
      })
    },
  }
}

export function describeProbe({ page, served, refused, failed }: Times): string {
  const of = (name: string, ms: number[]) =>
    `${ms.length} ${name}, p50 ${toPercentile(ms, 0.5).toFixed(0)} ms, p99 ${toPercentile(ms, 0.99).toFixed(0)} ms`
  return `${of('pages', page)}; ${of('calls served', served)}; ${of('calls refused', refused)}; ${failed} failed`
}

function measure(url: string) {
  const client = new LightClient(url, CONNECTIONS_MAX, TIMEOUT_MS)
  const times: Times = { page: [], served: [], refused: [], failed: 0 }
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
      if (status === 429 || status === 503) times.refused.push(ms)
      else if (status === 200 || status === 202) (isPage ? times.page : times.served).push(ms)
      else times.failed += 1
    })
  }, REQUEST_EVERY_MS)
  parentPort?.once('message', () => {
    clearInterval(timer)
    client.close()
    parentPort?.postMessage(times)
  })
}

if (!isMainThread) measure((workerData as { url: string }).url)
