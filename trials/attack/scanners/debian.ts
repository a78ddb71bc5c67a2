import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Site } from '../../../testing/start-site.ts'
import type { Ledger } from '../finding.ts'
import type { Session } from '../people.ts'
import { isInstalled, runTool } from './run-tool.ts'

/** Known findings that do not apply, and why. */
const explained = [
  { what: 'X-XSS-Protection', why: 'browsers have dropped it, the content policy does its work' },
  { what: 'Strict-Transport-Security', why: 'this scan is without TLS; the Observatory sees it over TLS' },
]

type WapitiReport = { vulnerabilities: Record<string, { info: string; path: string }[]> }

/** Crawls the pages and runs its modules on them. */
export async function runWapiti(ledger: Ledger, site: Site, folder: string) {
  if (!isInstalled('wapiti')) return ledger.skip('wapiti', 'it is not installed and could not be installed')
  const report = join(folder, 'wapiti.json')
  const time = ['--max-scan-time', '120', '--max-attack-time', '20', '--max-links-per-page', '60']
  const files = ['-f', 'json', '-o', report, '--store-session', folder, '--no-bugreport', '--flush-session']
  const url = `http://localhost:${site.port}/`
  const { code, output } = await runTool('wapiti', ['-u', url, ...time, ...files], { limitMs: 400_000 })
  const found = readReport(report)
  if (!found) return ledger.skip('wapiti', `it ended with ${code}: ${lastLine(output)}`)
  const all = Object.entries(found.vulnerabilities).flatMap(([kind, list]) =>
    list.map(({ info, path }) => `${kind}: ${info} (${path})`),
  )
  const findings = all.filter((text) => !explained.some(({ what }) => text.includes(what)))
  const modules = [...output.matchAll(/Launching module (\w+)/g)].map(([, name]) => name)
  const kinds = Object.keys(found.vulnerabilities).length
  const set = explained.map(({ what, why }) => `${what} set aside: ${why}`).join('; ')
  ledger.note('wapiti', modules.length, findings, `modules ${modules.join(', ')}; ${kinds} kinds; ${set}`)
}

function readReport(file: string): WapitiReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as WapitiReport
  } catch {
    return null
  }
}

type Injection = { path: string; method?: string; data?: string; level: number }
const injections: Injection[] = [
  { path: '/profiles/user/all?search=a&limit=5&after=0', level: 2 },
  { path: '/user/club/all?country=Italy&limit=5&after=0', level: 2 },
  { path: '/admin/audit?action=user.edited&limit=5&after=0', level: 1 },
  { path: '/admin/clubs?state=pending&limit=5&after=0', level: 1 },
  { path: '/auth/signup/confirmemail?token=abc', method: 'POST', level: 1 },
  { path: '/auth/login', method: 'POST', data: '{"email":"a@example.com","password":"x"}', level: 1 },
  { path: '/user/club', method: 'DELETE', data: '{"clubID":"1"}', level: 1 },
]

/** SQL injection into every parameter, with the rights of an administrator. */
export async function runSqlmap(ledger: Ledger, site: Site, adminSession: Session, folder: string) {
  if (!isInstalled('sqlmap')) return ledger.skip('sqlmap', 'it is not installed and could not be installed')
  const { uid, authorization } = adminSession.headers
  const headers = `uid: ${uid}\nauthorization: ${authorization}\ncontent-type: application/json`
  const findings: string[] = []
  let requests = 0
  for (const { path, method = 'GET', data, level } of injections) {
    const target = [
      '-u',
      `http://127.0.0.1:${site.port}/api/v1${path}`,
      '--method',
      method,
      '--headers',
      headers,
    ]
    const manner = [
      '--batch',
      '--level',
      String(level),
      '--risk',
      '1',
      '--time-sec',
      '2',
      '--dbms',
      'PostgreSQL',
    ]
    const answers = ['--ignore-code', '400,401,403,404', '--flush-session', '--disable-coloring']
    const own = [...(data ? ['--data', data] : []), '--output-dir', folder]
    const parameters = [...target, ...manner, ...answers, ...own]
    const { output } = await runTool('sqlmap', parameters, { limitMs: 150_000 })
    if (/identified the following injection point|is vulnerable/.test(output))
      findings.push(`${path}: ${lastLine(output)}`)
    if (/not appear to be injectable|identified the following/.test(output)) requests += 1
    else findings.push(`${path} was not tried to the end: ${lastLine(output)}`)
  }
  ledger.note('sqlmap', requests, findings, `${requests} calls, every parameter, none injectable`)
}

const slowModes: [string, string[]][] = [
  ['slow headers', ['-H', '-i', '5', '-x', '24']],
  ['slow bodies', ['-B', '-i', '5', '-s', '60000', '-f', 'application/json', '-t', 'POST']],
  ['slow reading', ['-X', '-n', '5', '-k', '3']],
]

/** A third-party tool for slow clients. */
export async function runSlowhttptest(ledger: Ledger, site: Site) {
  const name = 'slowhttptest'
  if (!isInstalled(name)) return ledger.skip(name, 'it is not installed and could not be installed')
  for (const [what, mode] of slowModes) {
    const common = ['-c', '500', '-r', '250', '-l', '20', '-p', '3']
    const url = `http://127.0.0.1:${site.port}/`
    const { output } = await runTool(name, [...mode, ...common, '-u', url], { limitMs: 60_000 })
    const plain = stripVTControlCharacters(output)
    const said = [...plain.matchAll(/service available:\s*(YES|NO)/g)].map(([, answer]) => answer)
    const findings = [
      ...(said.includes('NO') ? ['the site was out of reach'] : []),
      ...(said.length === 0 ? [`it said nothing: ${lastLine(output)}`] : []),
    ]
    ledger.note(`${name}, ${what}`, 500, findings, `asked ${said.length} times, always available`)
  }
}

function lastLine(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  return lines.slice(-3).join(' ').slice(0, 300)
}
