import { setTimeout as wait } from 'node:timers/promises'
import { arrive, saturate } from './arrivals.ts'
import { gatherCrowd } from './crowd.ts'
import { Collector, describeHealth, readHealth } from './figures.ts'
import { toTable } from './mixed.ts'
import type { Section } from './run.ts'
import type { Visitors } from './visitors.ts'

const TIMES_CAPACITY = 4
const OVERLOAD_MS = 20_000
const RECOVERY_LIMIT_MS = 5_000
const AT_EASE_PER_SECOND = 20
const AT_EASE_P99_MS = 500
/** As with a database that does not answer: nobody waits longer to be told to come back later. */
const QUICK_MS = 3_000

/** What the site answers, mixed, to as many as ask one after the other. */
export async function measureCapacity(): Promise<number> {
  const { visitors, leave } = await gatherCrowd()
  const capacity = await saturate(visitors, 24, 8_000)
  await leave()
  return capacity
}

export async function runOverload(capacity: number, isOnePerson: boolean): Promise<Section> {
  const { site, visitors, leave } = await gatherCrowd({ isOnePerson })
  const before = await readHealth(site)
  const collector = new Collector()
  await arrive(visitors, capacity * TIMES_CAPACITY, OVERLOAD_MS, (sample) => collector.add(sample))
  const during = await readHealth(site)
  // Whoever has used up a limit is refused for a minute, whatever the load; recovering is for the others.
  const recoveredMs = isOnePerson ? 0 : await untilAtEase(visitors)
  await wait(1_000)
  const after = await readHealth(site)
  await leave()
  const figures = collector.figures()
  const text = [
    `## Overload by ${isOnePerson ? 'one address' : 'many addresses'}: ${TIMES_CAPACITY} times what the site answers ` +
      `(${capacity.toFixed(0)} requests a second) for ${OVERLOAD_MS / 1000} s, over 256 connections`,
    '',
    toTable(figures),
    `Outcomes: ${[...collector.statuses].map(([outcome, count]) => `${outcome}: ${count}`).join(', ')}.`,
    `Before: ${describeHealth(before)}. At the end: ${describeHealth(during)}. Afterwards: ${describeHealth(after)}.`,
    `Callers waited up to ${(collector.waitedMaxMs / 1000).toFixed(1)} s for one of their own connections.`,
    `Answered without refusals and below ${AT_EASE_P99_MS} ms again ${(recoveredMs / 1000).toFixed(1)} s after the end.`,
    '',
  ].join('\n')
  const all = figures.at(-1)
  const isQuick = all !== undefined && all.errors === 0 && all.p99 < QUICK_MS
  return { text, isHeld: isQuick && recoveredMs <= RECOVERY_LIMIT_MS }
}

/** How long it takes until a second of moderate load is answered as if nothing had been. */
async function untilAtEase(visitors: Visitors): Promise<number> {
  const endedAt = performance.now()
  while (performance.now() - endedAt < RECOVERY_LIMIT_MS * 3) {
    const check = new Collector()
    const startedAt = performance.now()
    await arrive(visitors, AT_EASE_PER_SECOND, 1_000, (sample) => check.add(sample))
    const all = check.figures().at(-1)
    if (all && all.errors + all.refused === 0 && all.p99 < AT_EASE_P99_MS) return startedAt - endedAt
  }
  return Number.POSITIVE_INFINITY
}
