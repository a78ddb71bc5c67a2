import type { Ledger, Options } from '../finding.ts'
import { startSite } from '../../../testing/start-site.ts'
import { sendMalformed } from '../malformed/send-requests.ts'

/** Malformed requests made from the site's own description. */
export async function attackMalformed(ledger: Ledger, options: Options) {
  const site = await startSite()
  try {
    const { sent, seconds, findings, statuses } = await sendMalformed(site, options)
    const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
    const note = `seed ${options.seed}, ${Math.round(sent / seconds)} a second; ${counts.join(', ')}`
    ledger.note('malformed requests', sent, findings, note)
    const code = await site.stop()
    ledger.check('the same process ends in order', code === 0, `it ended with ${code}`)
  } finally {
    await site.remove()
  }
}
