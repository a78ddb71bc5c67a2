import { expect, test } from 'vitest'
import { root } from '../project.ts'
import { listPlaywrightFailures, listVitestFailures } from './list-failures.ts'

const counts = { numPassedTests: 0, numFailedTests: 1, numFailedTestSuites: 1 }

test('a failed test of vitest is named with its file, its title, the head of its message and the command that runs it alone', () => {
  const failures = listVitestFailures(
    {
      ...counts,
      testResults: [
        { name: `${root}a.test.ts`, status: 'passed', message: '', assertionResults: [] },
        {
          name: `${root}server/specs/clubs.spec.ts`,
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'is fine', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'clubs are counted',
              failureMessages: [
                `AssertionError: \u001B[31mexpected 1 to be 2\u001B[39m\n    at file:///there/x.js:1:2\n    at ${root}server/specs/clubs.spec.ts:7:9`,
              ],
            },
          ],
        },
      ],
    },
    'npm test -- server',
  )
  expect(failures).toEqual([
    'server/specs/clubs.spec.ts › clubs are counted\n    AssertionError: expected 1 to be 2\n    at server/specs/clubs.spec.ts:7:9\n    Run again: npm test -- server server/specs/clubs.spec.ts',
  ])
})

test('a file that could not be run at all is named too', () => {
  const failures = listVitestFailures(
    {
      ...counts,
      testResults: [
        { name: `${root}b.test.ts`, status: 'failed', message: 'Cannot find x', assertionResults: [] },
      ],
    },
    'npm test -- server',
  )
  expect(failures).toEqual(['b.test.ts\n    Cannot find x\n    Run again: npm test -- server b.test.ts'])
})

test('failed and flaky journeys are named, in suites of suites too', () => {
  const failures = listPlaywrightFailures(
    {
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      errors: [{ message: 'The site did not start' }],
      suites: [
        {
          title: 'clubs.spec.ts',
          specs: [
            {
              title: 'joins',
              file: 'clubs.spec.ts',
              tests: [{ status: 'flaky', results: [{ error: { message: 'late' } }, {}] }],
            },
            { title: 'leaves', file: 'clubs.spec.ts', tests: [{ status: 'expected', results: [{}] }] },
          ],
          suites: [
            {
              title: 'inner',
              specs: [
                {
                  title: 'sees',
                  file: 'clubs.spec.ts',
                  tests: [{ status: 'unexpected', results: [{ error: { message: 'gone' } }] }],
                },
              ],
            },
          ],
        },
      ],
    },
    'npm test -- browser',
  )
  expect(failures).toEqual([
    'e2e/clubs.spec.ts › joins\n    late\n    Run again: npm test -- browser e2e/clubs.spec.ts',
    'e2e/clubs.spec.ts › sees\n    gone\n    Run again: npm test -- browser e2e/clubs.spec.ts',
    'Playwright\n    The site did not start\n    Run again: npm test -- browser',
  ])
})
