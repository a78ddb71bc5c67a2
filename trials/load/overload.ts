import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { arrive, saturate } from './arrivals.ts'
import { startLoadSite } from './load-site.ts'
import { Collector, describeHealth, readHealth } from './figures.ts'
import { toTable } from './mixed.ts'
import type { Section } from './run.ts'
import { toPercentile } from './percentile.ts'
import type { Visitors } from './visitors.ts'
import { startProbe, describeProbe } from './probe.ts'

const TIMES_CAPACITY = 4
const OVERLOAD_MS = 20_000
const RECOVERY_LIMIT_MS = 5_000
const NORMAL_PER_SECOND = 20
const NORMAL_P99_MS = 500
/** Limit of p99 of both accepted and refused requests, as the probe measures it. */
const QUICK_P99_MS = 1_000

/** Requests a second that the site answers to a fixed number of visitors, each sending one after the other. */
export async function measureCapacity(): Promise<number> {
  const { visitors, stop } = await startLoadSite()
  const capacity = await saturate(visitors, 24, 8_000)
  await stop()
  return capacity
}

export async function runOverload(capacity: number, isOnePerson: boolean): Promise<Section> {
  const { site, visitors, stop } = await startLoadSite({ isOnePerson })
  const before = await readHealth(site)
  const collector = new Collector()
  const ownDelay = monitorEventLoopDelay({ resolution: 5 })
  ownDelay.enable()
  const probe = startProbe(site.url)
  const beganAt = performance.now()
  await arrive(visitors, capacity * TIMES_CAPACITY, OVERLOAD_MS, (sample) => collector.add(sample))
  const seconds = (performance.now() - beganAt) / 1_000
  ownDelay.disable()
  const probed = await probe.finish()
  const during = await readHealth(site)
  // An address that has used up its limit is refused for a minute, whatever the load: only others recover.
  const recoveredMs = isOnePerson ? 0 : await untilNormal(visitors)
  await wait(1_000)
  const after = await readHealth(site)
  await stop()
  const figures = collector.figures()
  const { served, refused } = collector.outcomes()
  const answered = (figures.at(-1)?.count ?? 0) / seconds
  const text = [
    `## Overload by ${isOnePerson ? 'one address' : 'many addresses'}: ${TIMES_CAPACITY} times what the site answers ` +
      `(${capacity.toFixed(0)} requests a second) for ${OVERLOAD_MS / 1000} s, over 256 connections`,
    '',
    toTable([...figures, served, refused]),
    `Sent and answered: ${answered.toFixed(0)} a second in ${seconds.toFixed(0)} s. The load generator’s own event loop was ` +
      `late by ${(ownDelay.percentile(99) / 1e6).toFixed(0)} ms at p99.`,
    `A probe beside it, with an event loop of its own, measured ${describeProbe(probed)}.`,
    `Outcomes: ${[...collector.statuses].map(([outcome, count]) => `${outcome}: ${count}`).join(', ')}.`,
    `Before: ${describeHealth(before)}. At the end: ${describeHealth(during)}. Afterwards: ${describeHealth(after)}.`,
    `Callers waited up to ${(collector.waitedMaxMs / 1000).toFixed(1)} s for one of their own connections.`,
    `Answered without refusals and below ${NORMAL_P99_MS} ms again ${(recoveredMs / 1000).toFixed(1)} s after the end.`,
    '',
  ].join('\n')
  const all = figures.at(-1)
  const slowest = Math.max(
    ...[probed.page, probed.served, probed.refused].map((times) => toPercentile(times, 0.99)),
  )
  const isQuick = all?.errors === 0 && probed.failed === 0 && slowest < QUICK_P99_MS
  return { text, isHeld: isQuick && recoveredMs <= RECOVERY_LIMIT_MS }
}

/** How long it takes until a second of moderate load is answered normally. */
async function untilNormal(visitors: Visitors): Promise<number> {
  const endedAt = performance.now()
  while (performance.now() - endedAt < RECOVERY_LIMIT_MS * 3) {
    const check = new Collector()
    const startedAt = performance.now()
    await arrive(visitors, NORMAL_PER_SECOND, 1_000, (sample) => check.add(sample))
    const all = check.figures().at(-1)
    if (all && all.errors + all.refused === 0 && all.p99 < NORMAL_P99_MS) return startedAt - endedAt
  }
  return Number.POSITIVE_INFINITY
}
