import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { COVERED } from './covered.ts'

type Count = { subjects: Set<string>; views: number }

/** Prints at the end how much was checked, so that a shrinking list is noticed. */
export default class CoveredReporter implements Reporter {
  readonly #counts = new Map<string, Count>()
  #seconds = 0

  onTestEnd(_test: TestCase, { annotations, duration }: TestResult) {
    const covered = annotations.filter(({ type }) => type === COVERED)
    if (covered.length === 0) return
    this.#seconds += duration / 1000
    for (const { description = '' } of covered) {
      const [check = '', subject = ''] = description.split(' | ')
      const count = this.#counts.get(check) ?? { subjects: new Set(), views: 0 }
      count.subjects.add(subject)
      count.views += 1
      this.#counts.set(check, count)
    }
  }

  onEnd(_result: FullResult) {
    if (this.#counts.size === 0) return
    const lines = [...this.#counts].map(
      ([check, { subjects, views }]) => `  ${check.padEnd(44)} ${subjects.size} subjects, ${views} views`,
    )
    console.log(`\nCovered, in ${Math.round(this.#seconds)} s of test time:\n${lines.sort().join('\n')}`)
  }
}
