import { arrive } from './arrivals.ts'
import { startLoadSite } from './load-site.ts'
import { Collector, describeHealth, readHealth, slopeOf, type Health } from './figures.ts'
import { toTable } from './mixed.ts'
import type { Section } from './run.ts'

const SAMPLES_PER_MINUTE = 12
/** Warm-up: the first minutes fill caches and pools, and code is compiled. */
const WARM_UP_SHARE = 0.25
/** Over an hour that would be 30 MB: less is noise of the garbage collector. */
const HEAP_GROWTH_LIMIT_MB_PER_MINUTE = 0.5

export async function runHour(perSecond: number, minutes: number): Promise<Section> {
  const { site, visitors, stop } = await startLoadSite()
  const collector = new Collector()
  const byMinute: Health[] = []
  for (let minute = 1; minute <= minutes; minute += 1) {
    const samples: Health[] = []
    for (let part = 0; part < SAMPLES_PER_MINUTE; part += 1) {
      await arrive(visitors, perSecond, 60_000 / SAMPLES_PER_MINUTE, (sample) => collector.add(sample))
      samples.push(await readHealth(site))
    }
    const lowest = (name: keyof Health) => Math.min(...samples.map((sample) => sample[name]))
    // The heap's minimum is what is left after a collection; the resident memory's minimum moves little.
    byMinute.push({
      rssMb: lowest('rssMb'),
      heapMb: lowest('heapMb'),
      loopDelayP99Ms: samples.at(-1)?.loopDelayP99Ms ?? 0,
      loopDelayMeanMs: lowest('loopDelayMeanMs'),
    })
    process.stdout.write(`minute ${minute}: ${describeHealth(byMinute.at(-1) as Health)}\n`)
  }
  await stop()
  return summarise(perSecond, minutes, collector, byMinute)
}

function summarise(perSecond: number, minutes: number, collector: Collector, byMinute: Health[]): Section {
  const settled = byMinute.slice(Math.floor(byMinute.length * WARM_UP_SHARE))
  const heapSlope = slopeOf(settled.map(({ heapMb }) => heapMb))
  const rssSlope = slopeOf(settled.map(({ rssMb }) => rssMb))
  const figures = collector.figures()
  const isHeld = heapSlope < HEAP_GROWTH_LIMIT_MB_PER_MINUTE && (figures.at(-1)?.errors ?? 0) === 0
  const shown = byMinute.filter((_, place) => place % 10 === 0 || place === byMinute.length - 1)
  const text = [
    `## Moderate load, ${perSecond} requests a second for ${minutes} minutes`,
    '',
    toTable(figures),
    `Outcomes: ${[...collector.statuses].map(([outcome, count]) => `${outcome}: ${count}`).join(', ')}.`,
    `Every tenth minute: ${shown.map(describeHealth).join('; ')}.`,
    `After the first quarter the heap's lowest point changes by ${heapSlope.toFixed(3)} MB a minute, ` +
      `the resident memory by ${rssSlope.toFixed(3)} MB a minute.`,
    '',
  ].join('\n')
  return { text, isHeld }
}
