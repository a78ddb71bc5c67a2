import type { Ledger } from './finding.ts'
import type { Reply } from './http-client.ts'
import { median } from './many.ts'

const PAIRS = 80
const WITHIN_MS = 10

/** An answer without values that always differ. */
export function comparable({ status, text, headers }: Reply): string {
  const { date: _date, 'x-request-id': _id, ...rest } = headers
  return JSON.stringify({ status, text, rest })
}

/** Sent in turn, so that a noisy second hits both. */
export async function compareTimes(
  ledger: Ledger,
  what: string,
  sendKnown: () => Promise<Reply>,
  sendUnknown: () => Promise<Reply>,
) {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  for (let pair = 0; pair < PAIRS; pair += 1) {
    times.known.push((await sendKnown()).ms)
    times.unknown.push((await sendUnknown()).ms)
  }
  const [known, unknown] = [median(times.known), median(times.unknown)]
  const apart = Math.abs(known - unknown)
  const note = `known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms (medians)`
  const findings = apart > WITHIN_MS ? [`${apart.toFixed(1)} ms apart`] : []
  ledger.note(`${what}: medians within ${WITHIN_MS} ms`, PAIRS * 2, findings, note)
}
