import type { Ledger, Options } from '../finding.ts'
import { startSite } from '../../support/start-site.ts'
import { sendMalformed } from '../malformed/send-requests.ts'

/** Malformed requests made from the site's own description, on the embedded database and on a separate one. */
export async function attackMalformed(ledger: Ledger, options: Options) {
  await attackOn(ledger, options, 'embedded database', {})
  if (options.database === null) {
    ledger.skip('malformed requests, separate PostgreSQL', 'no --database given')
    return
  }
  const env = { DATABASE_URL: options.database, SECRET_KEY: 'k'.repeat(64) }
  await attackOn(ledger, options, 'separate PostgreSQL', env)
}

async function attackOn(ledger: Ledger, options: Options, where: string, env: Record<string, string>) {
  const site = await startSite({ env })
  try {
    const { sent, seconds, findings, statuses } = await sendMalformed(site, options)
    const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
    const note = `seed ${options.seed}, ${Math.round(sent / seconds)} a second; ${counts.join(', ')}`
    ledger.note(`malformed requests, ${where}`, sent, findings, note)
    const code = await site.stop()
    ledger.check(`the same process ends in order, ${where}`, code === 0, `it ended with ${code}`)
  } finally {
    await site.remove()
  }
}
