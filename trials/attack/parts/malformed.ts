import type { Ledger, Options } from '../finding.ts'
import { startSite } from '../../../testing/start-site.ts'
import { sendMalformed } from '../malformed/send-requests.ts'

/** Malformed requests made from the site's own description. */
export async function attackMalformed(ledger: Ledger, options: Options) {
  const site = await startSite()
  try {
    const { sent, seconds, findings, statuses, calls } = await sendMalformed(site, options)
    const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
    const note = `seed ${options.seed}, ${Math.round(sent / seconds)} a second; ${counts.join(', ')}`
    ledger.note('malformed requests', sent, findings, note)
    const least = Math.min(...calls.values())
    const isEach = least >= options.perCall ? [] : [`a call got ${least} only`]
    ledger.note(`${options.perCall} malformed requests to each call`, calls.size, isEach)
    const code = await site.stop()
    ledger.check('the same process ends in order', code === 0, `it ended with ${code}`)
  } finally {
    await site.remove()
  }
}
