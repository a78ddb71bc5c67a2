import type { Bench } from '../support/part.ts'
import { residentMegabytes } from '../support/processes.ts'
import type { Row } from '../support/report.ts'

/** What it costs to have the site running, before anybody asks for anything. */
export function benchStart({ site, memoryAfterStart }: Bench): Row[] {
  return [
    {
      what: 'server, from its start to the first answer',
      ours: `${Math.round(site.startedInMs)} ms`,
      peer: '',
      ratio: '',
      budget: 'within 3 s for `npm start`',
      held: site.startedInMs <= 3_000,
    },
    {
      what: 'memory of the web process after the start, and now',
      ours: `${Math.round(memoryAfterStart)} MB, ${Math.round(residentMegabytes(site.pid))} MB`,
      peer: '',
      ratio: '',
      budget: 'under 150 MB',
      held: memoryAfterStart < 150,
    },
  ]
}
