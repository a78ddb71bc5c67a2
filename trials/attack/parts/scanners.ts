import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../../../testing/start-site.ts'
import type { Ledger } from '../finding.ts'
import { makeClub, makeMember, logInAsAdmin } from '../people.ts'
import { runSlowhttptest, runSqlmap, runWapiti } from '../scanners/debian.ts'
import { checkPolicies } from '../scanners/check-policies.ts'
import { installPackages, installScanners, runTool, scannersFolder } from '../scanners/run-tool.ts'
import { serveTls } from '../scanners/serve-tls.ts'

/** Third-party scanners, each against a site of its own. */
export async function attackWithScanners(ledger: Ledger) {
  installScanners(['wapiti', 'sqlmap', 'slowhttptest'])
  const folder = mkdtempSync(join(tmpdir(), 'aurivane-scanners-'))
  const site = await startSite()
  try {
    const { tried, findings } = await checkPolicies(site)
    ledger.note('csp_evaluator, no high risk', tried, findings)
    await gradeHeaders(ledger, folder)
    const adminSession = await logInAsAdmin(site)
    await makeClub(await makeMember(site))
    await runSlowhttptest(ledger, site)
    await runSqlmap(ledger, site, adminSession, folder)
    await runWapiti(ledger, site, folder)
  } finally {
    await site.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Grade = { grade: string; score: number; tests: { test: string; result: string; points: number }[] }

/** MDN HTTP Observatory over TLS: A+, 115 points or more. */
async function gradeHeaders(ledger: Ledger, folder: string) {
  const name = 'MDN HTTP Observatory over TLS'
  if (!installPackages()) return ledger.skip(name, 'its packages could not be installed')
  const tls = await serveTls(folder)
  if (!tls) return ledger.skip(name, 'openssl could not make a certificate')
  const site = await startSite({
    env: { PUBLIC_URL: `https://localhost:${tls.httpsPort}`, TRUST_PROXY: '1' },
  })
  try {
    tls.point(site.port)
    const { output } = await runTool(
      process.execPath,
      [`${scannersFolder}scan-headers.mjs`, String(tls.httpPort), String(tls.httpsPort)],
      { limitMs: 60_000, env: { NODE_EXTRA_CA_CERTS: tls.certificate } },
    )
    const { grade, score, tests } = JSON.parse(output.slice(output.indexOf('{"grade"'))) as Grade
    const lost = tests.filter(({ points }) => points < 0).map(({ test, result }) => `${test}: ${result}`)
    const gained = tests.filter(({ points }) => points > 0).map(({ test, points }) => `${test} +${points}`)
    const findings = grade === 'A+' && score >= 115 ? [] : [`${grade} with ${score}: ${lost.join(', ')}`]
    ledger.note(name, tests.length, findings, `${grade}, ${score} points (${gained.join(', ')})`)
  } finally {
    tls.close()
    await site.remove()
  }
}
