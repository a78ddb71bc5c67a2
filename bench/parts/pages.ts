import { fileURLToPath } from 'node:url'
import { compare } from '../support/load.ts'
import type { Bench } from '../support/part.ts'
import { startProgram } from '../support/processes.ts'
import type { Row } from '../support/report.ts'

const plainHttp = fileURLToPath(new URL('../peers/plain-http.ts', import.meta.url))

/** The home page from our server against the same bytes from bare node:http. */
export async function benchPages({ site }: Bench): Promise<Row[]> {
  const peer = await startProgram('node:http', plainHttp, '/json')
  try {
    const headers = { 'accept-encoding': 'br', 'accept-language': 'en' }
    const [ours, plain] = await compare([
      { program: site, path: '/', headers },
      { program: peer, path: '/', headers },
    ])
    if (!ours || !plain) throw new Error('nothing was measured')
    const ratio = plain.cpu / ours.cpu
    return [
      {
        what: 'home page, CPU per request',
        ours: `${Math.round(ours.cpu)} µs (${ours.cpuSpread})`,
        peer: `node:http ${Math.round(plain.cpu)} µs (${plain.cpuSpread})`,
        ratio: ratio.toFixed(2),
        budget: 'at most 110 µs',
        held: ours.cpu <= 110,
      },
    ]
  } finally {
    await peer.stop()
  }
}
