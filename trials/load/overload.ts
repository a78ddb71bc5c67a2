import { setTimeout as wait } from 'node:timers/promises'
import { arrive, saturate } from './arrivals.ts'
import { gatherCrowd } from './crowd.ts'
import { Collector, describeHealth, readHealth } from './figures.ts'
import { toTable } from './mixed.ts'
import type { Section } from './run.ts'

const TIMES_CAPACITY = 4
const OVERLOAD_MS = 20_000
const RECOVERY_LIMIT_MS = 5_000
const AT_EASE_PER_SECOND = 20
const AT_EASE_P99_MS = 500

export async function runOverload(): Promise<Section> {
  const { site, visitors, leave } = await gatherCrowd()
  const capacity = await saturate(visitors, 24, 6_000)
  const before = await readHealth(site)
  const collector = new Collector()
  await arrive(visitors, capacity * TIMES_CAPACITY, OVERLOAD_MS, (sample) => collector.add(sample))
  const during = await readHealth(site)

  const endedAt = performance.now()
  let recoveredMs = Number.POSITIVE_INFINITY
  while (performance.now() - endedAt < RECOVERY_LIMIT_MS * 3) {
    const check = new Collector()
    const startedAt = performance.now()
    await arrive(visitors, AT_EASE_PER_SECOND, 1_000, (sample) => check.add(sample))
    const all = check.figures().at(-1)
    if (all && all.errors + all.refused === 0 && all.p99 < AT_EASE_P99_MS) {
      recoveredMs = startedAt - endedAt
      break
    }
  }
  await wait(1_000)
  const after = await readHealth(site)
  await leave()
  const figures = collector.figures()
  const text = [
    `## Overload, ${TIMES_CAPACITY} times what the site answers (${capacity.toFixed(0)} requests a second) for ${OVERLOAD_MS / 1000} s`,
    '',
    toTable(figures),
    `Outcomes: ${[...collector.statuses].map(([outcome, count]) => `${outcome}: ${count}`).join(', ')}.`,
    `Before: ${describeHealth(before)}. At the end: ${describeHealth(during)}. Afterwards: ${describeHealth(after)}.`,
    `Answered without refusals and below ${AT_EASE_P99_MS} ms again ${(recoveredMs / 1000).toFixed(1)} s after the end.`,
    '',
  ].join('\n')
  return { text, isHeld: recoveredMs <= RECOVERY_LIMIT_MS && (figures.at(-1)?.errors ?? 0) === 0 }
}
