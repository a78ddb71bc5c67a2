import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { cacheFolder, root } from '../project.ts'
import {
  listPlaywrightFailures,
  listVitestFailures,
  type PlaywrightReport,
  type VitestReport,
} from './list-failures.ts'

/** `failures` lists each failed test with the start of its message, to be repeated at the end of a long run. */
export type Outcome = {
  name: string
  passed: number
  failed: number
  seconds: number
  failures: string[]
}
type Counts = Pick<Outcome, 'passed' | 'failed' | 'failures'>
type Environment = Record<string, string>

/** Where a step's output goes: printed at once, or buffered until its end if steps run in parallel. */
export type Say = (text: string) => void

const reports = `${cacheFolder}/reports`

/** A check without single tests: counts as one. */
export async function runCheck(
  say: Say,
  name: string,
  command: string,
  parameters: string[],
): Promise<Outcome> {
  return timed(say, name, async () => {
    const code = await run(say, command, parameters)
    return code === 0
      ? { passed: 1, failed: 0, failures: [] }
      : { passed: 0, failed: 1, failures: [`${name}: ended with ${code}`] }
  })
}

/** A project of vitest: every test counts. */
export async function runVitest(
  say: Say,
  name: string,
  project: string,
  env: Environment = {},
): Promise<Outcome> {
  return timed(say, name, async () => {
    const file = freshReport(name)
    const parameters = [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]
    const code = await run(say, 'vitest', parameters, env)
    const report = readReport<VitestReport>(file)
    const failed = report ? Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0) : 1
    return {
      passed: report?.numPassedTests ?? 0,
      failed: code === 0 ? failed : Math.max(1, failed),
      failures: report ? listVitestFailures(report) : [`${name}: ended with ${code}, no report`],
    }
  })
}

/** The browser tests. A test that passed only at the second attempt counts as failed. */
export async function runPlaywright(say: Say, name: string, env: Environment = {}): Promise<Outcome> {
  return timed(say, name, async () => {
    const file = freshReport(name)
    const code = await run(say, 'playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    })
    const report = readReport<PlaywrightReport>(file)
    const failed = report ? report.stats.unexpected + report.stats.flaky : 1
    return {
      passed: report?.stats.expected ?? 0,
      failed: code === 0 ? failed : Math.max(1, failed),
      failures: report ? listPlaywrightFailures(report) : [`${name}: ended with ${code}, no report`],
    }
  })
}

async function timed(say: Say, name: string, work: () => Promise<Counts>): Promise<Outcome> {
  say(`\n── ${name}\n`)
  const startedAt = performance.now()
  const counts = await work()
  return { name, ...counts, seconds: Math.round((performance.now() - startedAt) / 1000) }
}

function freshReport(name: string) {
  mkdirSync(reports, { recursive: true })
  const file = `${reports}/${name.replaceAll(/\W+/g, '-')}.json`
  rmSync(file, { force: true })
  return file
}

function readReport<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null
}

function run(say: Say, command: string, parameters: string[], env: Environment = {}): Promise<number> {
  return new Promise((resolve) => {
    const path = `${root}node_modules/.bin:${process.env['PATH'] ?? ''}`
    const child = spawn(command, parameters, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, PATH: path },
    })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say)
    child.on('error', () => resolve(127))
    child.on('close', (code) => resolve(code ?? 1))
  })
}
