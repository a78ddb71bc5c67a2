import { fileURLToPath } from 'node:url'
import { compare } from '../support/load.ts'
import type { Bench } from '../support/part.ts'
import { startProgram } from '../support/processes.ts'
import type { Row } from '../support/report.ts'

const plainHttp = fileURLToPath(new URL('../peers/plain-http.ts', import.meta.url))

/** A JSON route through our whole stack against bare node:http. */
export async function benchApi({ site }: Bench): Promise<Row[]> {
  const peer = await startProgram('node:http', plainHttp, '/json')
  try {
    const [ours, plain] = await compare([
      { program: site, path: '/api/v1/health/live' },
      { program: peer, path: '/json' },
    ])
    if (!ours || !plain) throw new Error('nothing was measured')
    // By processor time: on few cores the asking program is the bottleneck, and throughput would flatter us.
    const ratio = plain.cpu / ours.cpu
    return [
      {
        what: 'JSON route, requests per core',
        ours: `${Math.round(ours.cpu)} µs CPU each (${ours.cpuSpread})`,
        peer: `node:http ${Math.round(plain.cpu)} µs (${plain.cpuSpread})`,
        ratio: ratio.toFixed(2),
        budget: 'at least 0.85',
        held: ratio >= 0.85,
      },
    ]
  } finally {
    await peer.stop()
  }
}
