import { stripVTControlCharacters } from 'node:util'
import { root } from '../project.ts'

/** The part of vitest's JSON report that we read. A file that could not be run has a message and no tests. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[]
  }[]
}

type Suite = {
  title: string
  suites?: Suite[]
  specs?: {
    title: string
    file: string
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

/** The part of Playwright's JSON report that we read. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
  errors: { message?: string }[]
}

/** `runAgain` is the command of the step; with the file after it, it runs that file alone. */
export function listVitestFailures(report: VitestReport, runAgain: string): string[] {
  return report.testResults
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const tests = file.assertionResults.filter((test) => test.status === 'failed')
      const path = file.name.replace(root, '')
      return tests.length === 0
        ? [describe(path, '', file.message, `${runAgain} ${path}`)]
        : tests.map((test) => describe(path, test.fullName, test.failureMessages?.[0], `${runAgain} ${path}`))
    })
}

export function listPlaywrightFailures(report: PlaywrightReport, runAgain: string): string[] {
  const failures = report.suites.flatMap((suite) => listSuite(suite, runAgain))
  const errors = report.errors.map((error) => describe('Playwright', '', error.message, runAgain))
  return [...failures, ...errors]
}

function listSuite(suite: Suite, runAgain: string): string[] {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((test) => {
        const error = test.results.find((result) => result.error !== undefined)?.error
        const path = `e2e/${spec.file}`
        return describe(path, spec.title, error?.message, `${runAgain} ${path}`)
      }),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => listSuite(inner, runAgain))]
}

/** File, title, the start of the message, and the command that runs the file alone. */
function describe(file: string, title: string, message: string | undefined, command: string): string {
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^at (file:|new Promise)|node_modules/.test(line))
  const head = lines.slice(0, 4).map((line) => `\n    ${line.slice(0, 200).replaceAll(root, '')}`)
  return `${[file, title].filter(Boolean).join(' › ')}${head.join('')}\n    Run again: ${command}`
}
