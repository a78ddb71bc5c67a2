import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { cacheFolder, root } from '../project.ts'
import {
  listPlaywrightFailures,
  listVitestFailures,
  type PlaywrightReport,
  type VitestReport,
} from './list-failures.ts'

/** `failures` lists each failed test with the start of its message and the command that runs its file alone. */
export type Outcome = {
  name: string
  passed: number
  failed: number
  seconds: number
  failures: string[]
}
type Counts = Pick<Outcome, 'passed' | 'failed' | 'failures'>
type Environment = Record<string, string>

/** Prepares what a step needs, runs it, and cleans up. */
export type Setup = (run: (env: Environment) => Promise<Counts>) => Promise<Counts>

/** A check without single tests counts as one; of a project of vitest or Playwright every test counts. */
export type Step = { title: string; setup?: Setup } & (
  | { check: [command: string, ...parameters: string[]] }
  | { vitest: string }
  | { playwright: string }
)

export type Run = {
  /** Where the step's output goes: printed at once, or buffered until its end if steps run in parallel. */
  say: (text: string) => void
  /** The step is limited to these files; all if there are none. */
  files: string[]
  /** The command that runs the step, to which a file may be appended. */
  runAgain: string
}

const reports = `${cacheFolder}/reports`
const withoutSetup: Setup = (run) => run({})

export async function runStep(step: Step, run: Run): Promise<Outcome> {
  const { title: name, setup = withoutSetup } = step
  run.say(`\n── ${name}\n`)
  const startedAt = performance.now()
  const counts = await setup((env) => count(step, run, env)).catch((error: unknown) =>
    failOnce(run, `${name}: ${error instanceof Error ? error.message : String(error)}`),
  )
  return { name, ...counts, seconds: Math.round((performance.now() - startedAt) / 1000) }
}

function count(step: Step, run: Run, env: Environment): Promise<Counts> {
  if ('check' in step) return runCheck(step.title, step.check, run)
  if ('vitest' in step) return runVitest(step.title, step.vitest, run, env)
  return runPlaywright(step.title, step.playwright, run, env)
}

function failOnce({ runAgain }: Run, message: string): Counts {
  return { passed: 0, failed: 1, failures: [`${message}\n    Run again: ${runAgain}`] }
}

async function runCheck(name: string, [command, ...parameters]: string[], run: Run): Promise<Counts> {
  const code = await runProgram(run, command ?? '', parameters)
  return code === 0 ? { passed: 1, failed: 0, failures: [] } : failOnce(run, `${name}: ended with ${code}`)
}

async function runVitest(name: string, project: string, run: Run, env: Environment): Promise<Counts> {
  const file = freshReport(name)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const parameters = ['run', '--project', project, ...reporters, ...run.files]
  const code = await runProgram(run, 'vitest', parameters, env)
  const report = readReport<VitestReport>(file)
  if (!report) return failOnce(run, `${name}: ended with ${code}, no report`)
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0)
  const failures = listVitestFailures(report, run.runAgain)
  return { passed: report.numPassedTests, ...countFailed(name, code, failed, failures, run) }
}

/** A test that passed only at the second attempt counts as failed. */
async function runPlaywright(name: string, project: string, run: Run, env: Environment): Promise<Counts> {
  const file = freshReport(name)
  const parameters = ['test', '--config', 'e2e/playwright.config.ts', `--project=${project}`, ...run.files]
  const code = await runProgram(run, 'playwright', parameters, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  const report = readReport<PlaywrightReport>(file)
  if (!report) return failOnce(run, `${name}: ended with ${code}, no report`)
  const { expected, unexpected, flaky } = report.stats
  const failures = listPlaywrightFailures(report, run.runAgain)
  return { passed: expected, ...countFailed(name, code, unexpected + flaky, failures, run) }
}

/** A program that fails without naming a test counts as one failure. */
function countFailed(name: string, code: number, failed: number, failures: string[], run: Run) {
  if (code === 0 || failed > 0) return { failed, failures }
  return {
    failed: 1,
    failures: failures.length > 0 ? failures : failOnce(run, `${name}: ended with ${code}`).failures,
  }
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

function runProgram(
  { say }: Run,
  command: string,
  parameters: string[],
  env: Environment = {},
): Promise<number> {
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
