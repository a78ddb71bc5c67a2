import { residentMegabytes } from '../../testing/processes.ts'
import { send } from '../../testing/send.ts'
import type { Site } from '../../testing/start-site.ts'
import type { Sample } from './arrivals.ts'
import { kinds, type Kind } from './visitors.ts'

export type Health = { rssMb: number; heapMb: number; loopDelayP99Ms: number; loopDelayMeanMs: number }

/** From the metrics of the site, and from the system. */
export async function readHealth(site: Site): Promise<Health> {
  const { origin, pathname } = new URL(site.metricsUrl)
  const { text } = await send(origin, { path: pathname })
  const read = (name: string) => Number(new RegExp(`^${name} ([\\d.e+-]+)$`, 'm').exec(text)?.[1])
  return {
    rssMb: residentMegabytes(site.pid),
    heapMb: read('nodejs_heap_size_used_bytes') / 1_048_576,
    loopDelayP99Ms: read('nodejs_eventloop_lag_p99_seconds') * 1_000,
    loopDelayMeanMs: read('nodejs_eventloop_lag_mean_seconds') * 1_000,
  }
}

export function describeHealth({ rssMb, heapMb, loopDelayP99Ms }: Health): string {
  return `RSS ${rssMb.toFixed(0)} MB, heap ${heapMb.toFixed(0)} MB, event loop p99 ${loopDelayP99Ms.toFixed(0)} ms`
}

export type KindFigures = {
  kind: Kind | 'all' | 'served calls' | 'refusals'
  count: number
  p50: number
  p95: number
  p99: number
  max: number
  errors: number
  refused: number
}

export class Collector {
  readonly #times = new Map<Kind, number[]>()
  readonly #served: number[] = []
  readonly #refused: number[] = []
  readonly statuses = new Map<string, number>()
  waitedMaxMs = 0

  add({ kind, answer }: Sample) {
    const times = this.#times.get(kind) ?? []
    this.#times.set(kind, times)
    // The site's own time. The wait for a free connection of the client is recorded separately.
    const { ms, waitedMs = 0 } = answer
    times.push(ms - waitedMs)
    if (isRefusal(String(answer.status))) this.#refused.push(ms - waitedMs)
    else if (kind !== 'page') this.#served.push(ms - waitedMs)
    this.waitedMaxMs = Math.max(this.waitedMaxMs, waitedMs)
    const outcome = `${kind} ${answer.failure ?? answer.status}`
    this.statuses.set(outcome, (this.statuses.get(outcome) ?? 0) + 1)
  }

  figures(): KindFigures[] {
    const all = [...this.#times.values()].flat()
    return [
      ...kinds.map((kind) => this.#figuresOf(kind, this.#times.get(kind) ?? [])),
      this.#figuresOf('all', all),
    ]
  }

  /** API calls only: accepted and rejected ones. */
  outcomes(): { served: KindFigures; refused: KindFigures } {
    return {
      served: this.#figuresOf('served calls', this.#served),
      refused: this.#figuresOf('refusals', this.#refused),
    }
  }

  #figuresOf(kind: KindFigures['kind'], times: number[]): KindFigures {
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
    return {
      kind,
      count: times.length,
      p50: at(0.5),
      p95: at(0.95),
      p99: at(0.99),
      max: at(1),
      errors: this.#count(kind, isError),
      refused: kind === 'refusals' ? times.length : this.#count(kind, isRefusal),
    }
  }

  #count(kind: KindFigures['kind'], matches: (outcome: string) => boolean) {
    let sum = 0
    for (const [outcome, count] of this.statuses) {
      const [of = '', what = ''] = outcome.split(' ')
      if ((kind === 'all' || of === kind) && matches(what)) sum += count
    }
    return sum
  }
}

/** A quick 503 or 429 is the right answer in an overload. */
function isRefusal(outcome: string) {
  return outcome === '429' || outcome === '503'
}

function isError(outcome: string) {
  return !/^[23]\d\d$/.test(outcome) && !isRefusal(outcome)
}

/** Least squares: how much a value grows with each step. */
export function slopeOf(values: number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  let above = 0
  let below = 0
  for (const [place, value] of values.entries()) {
    above += (place - middle) * (value - mean)
    below += (place - middle) ** 2
  }
  return below === 0 ? 0 : above / below
}
