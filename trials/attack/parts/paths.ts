import { startSite, type Site } from '../../../testing/start-site.ts'
import type { Ledger } from '../finding.ts'
import { sendRaw } from '../http-client.ts'
import { splitAnswers, type RawAnswer } from '../paths/raw-answers.ts'
import { redirections, traversals } from '../paths/targets.ts'

/** Contents of files that are not served. */
const secrets =
  /root:.*:0:0:|"workspaces"|"scriptHashes"|requireFor\(import\.meta|\[core\]|AURIVANE_SECRET|refs\/heads/

/** Path traversal, and redirects to other origins. */
export async function attackPaths(ledger: Ledger) {
  const site = await startSite()
  try {
    await tryTraversals(ledger, site)
    await tryRedirects(ledger, site)
    await checkSecurityTxt(ledger, site)
  } finally {
    await site.remove()
  }
}

async function get(site: Site, target: string): Promise<RawAnswer | null> {
  const request = `GET ${target} HTTP/1.1\r\nHost: localhost:${site.port}\r\nConnection: close\r\n\r\n`
  return splitAnswers(await sendRaw(site.url, request))[0] ?? null
}

async function tryTraversals(ledger: Ledger, site: Site) {
  const findings: string[] = []
  const targets = traversals()
  const home = (await get(site, '/'))?.body
  for (const target of targets) {
    const answer = await get(site, target)
    const found = checkFile(answer, home)
    if (found) findings.push(`${target.slice(0, 120)}: ${found}`)
  }
  ledger.note('traversal, encoded slashes, dotfiles, null bytes', targets.length, findings)
}

/** Only listed pages and assets are served; the home page may answer equivalent paths. */
function checkFile(answer: RawAnswer | null, home: string | undefined): string | null {
  if (!answer) return 'no answer'
  if (answer.status >= 500) return `answered ${answer.status}`
  if (secrets.test(answer.body)) return `answered ${answer.body.slice(0, 80)}`
  const isServed = answer.status === 200 && answer.body !== home
  return isServed ? `answered 200 with ${answer.body.slice(0, 60)}` : checkLocation(answer)
}

/** A redirect stays on the origin, and a path cannot inject a header. */
function checkLocation({ headers, status }: RawAnswer): string | null {
  const [location] = headers.get('location') ?? []
  if (headers.get('set-cookie')?.some((cookie) => !cookie.startsWith('i18next='))) return 'a cookie was set'
  if (location === undefined) return null
  // As a browser parses it: backslashes become slashes, tabs and line breaks are removed.
  const { origin } = new URL(location, 'http://here.example')
  return origin === 'http://here.example' ? null : `${status} leads to ${location}`
}

async function tryRedirects(ledger: Ledger, site: Site) {
  const findings: string[] = []
  for (const target of redirections) {
    const answer = await get(site, target)
    const found = answer ? checkLocation(answer) : 'no answer'
    if (found) findings.push(`${target}: ${found}`)
  }
  ledger.note('redirects never leave the origin, addresses add no header', redirections.length, findings)
}

/** Researchers need to know whom to report to. */
async function checkSecurityTxt(ledger: Ledger, site: Site) {
  const security = await get(site, '/.well-known/security.txt')
  const isThere = security?.status === 200 && security.body.includes('Contact:')
  ledger.check('/.well-known/security.txt is served', isThere, `answered ${security?.status}`)
}
