import { printSummary } from '../support/report.ts'
import { removeAllSites } from '../../testing/start-site.ts'
import { runHour } from './hour.ts'
import { runMixed } from './mixed.ts'
import { measureCapacity, runOverload } from './overload.ts'

const DEFAULT_MINUTES = 3
const DEFAULT_PER_SECOND = 60
const HOUR_PER_SECOND = 25

/**
 * `npm run load` mixes visitors for three minutes and then overloads the site; `--minutes 10 --rate 100` for others
 * times and rates; `--overload` leaves the mix out; `--hour` runs a moderate load for an hour and looks at memory every minute.
 */
async function runLoad(words: string[]) {
  const read = (name: string, otherwise: number) => {
    const place = words.indexOf(name)
    return place === -1 ? otherwise : Number(words[place + 1])
  }
  const isHour = words.includes('--hour')
  try {
    const minutes = read('--minutes', isHour ? 60 : DEFAULT_MINUTES)
    if (isHour) return finish('load-hour', [await runHour(read('--rate', HOUR_PER_SECOND), minutes)])
    const isOverloadOnly = words.includes('--overload')
    const mixed = isOverloadOnly ? [] : [await runMixed(read('--rate', DEFAULT_PER_SECOND), minutes)]
    const capacity = await measureCapacity()
    return finish('load', [...mixed, await runOverload(capacity, false), await runOverload(capacity, true)])
  } finally {
    await removeAllSites()
  }
}

export type Section = { text: string; isHeld: boolean }

function finish(name: string, sections: Section[]) {
  printSummary(name, sections.map(({ text }) => text).join('\n'))
  process.exitCode = sections.every(({ isHeld }) => isHeld) ? 0 : 1
}

await runLoad(process.argv.slice(2))
