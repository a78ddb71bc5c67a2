import { setTimeout as wait } from 'node:timers/promises'
import { arrive } from './arrivals.ts'
import { startLoadSite } from './load-site.ts'
import { Collector, describeHealth, readHealth, type KindFigures } from './figures.ts'
import type { Section } from './run.ts'

const SETTLE_MS = 3_000

export async function runMixed(perSecond: number, minutes: number): Promise<Section> {
  const { site, visitors, stop } = await startLoadSite()
  await arrive(visitors, perSecond, SETTLE_MS, () => {})
  const before = await readHealth(site)
  const collector = new Collector()
  await arrive(visitors, perSecond, minutes * 60_000, (sample) => collector.add(sample))
  const during = await readHealth(site)
  await wait(SETTLE_MS)
  const after = await readHealth(site)
  await stop()
  const figures = collector.figures()
  const errors = figures.at(-1)?.errors ?? 0
  const text = [
    `## Mixed load, ${perSecond} requests a second for ${minutes} minutes`,
    '',
    toTable(figures),
    `Before: ${describeHealth(before)}. At the end: ${describeHealth(during)}. Afterwards: ${describeHealth(after)}.`,
    `Outcomes: ${[...collector.statuses].map(([outcome, count]) => `${outcome}: ${count}`).join(', ')}.`,
    '',
  ].join('\n')
  return { text, isHeld: errors === 0 }
}

export function toTable(figures: KindFigures[]): string {
  const ms = (value: number) => `${value.toFixed(1)} ms`
  return [
    '| Kind | Requests | p50 | p95 | p99 | Slowest | Errors | 429 or 503 |',
    '|---|---|---|---|---|---|---|---|',
    ...figures.map(
      ({ kind, count, p50, p95, p99, max, errors, refused }) =>
        `| ${kind} | ${count} | ${ms(p50)} | ${ms(p95)} | ${ms(p99)} | ${ms(max)} | ${errors} | ${refused} |`,
    ),
    '',
  ].join('\n')
}
