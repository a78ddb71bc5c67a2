import { compare } from '../support/load.ts'
import type { Bench } from '../support/part.ts'
import { residentMegabytes } from '../../testing/processes.ts'
import type { Row } from '../support/report.ts'

const BUDGET_MB = 200

/** Memory of the web process after its start and after load. */
export async function benchMemory({ site, memoryAfterStart }: Bench): Promise<Row[]> {
  await compare(
    [
      { program: site, path: '/api/v1/health/live' },
      { program: site, path: '/' },
    ],
    3,
  )
  return [
    row('web process after its start', memoryAfterStart),
    row('web process after load', residentMegabytes(site.pid)),
  ]
}

function row(what: string, megabytes: number): Row {
  return {
    what,
    ours: `${Math.round(megabytes)} MB`,
    peer: '',
    ratio: '',
    budget: `under ${BUDGET_MB} MB`,
    held: megabytes < BUDGET_MB,
  }
}
