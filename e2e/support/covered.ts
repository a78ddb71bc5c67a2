import { test } from '@playwright/test'

/** The reporter counts annotations of this kind: what was looked at, in how many ways. */
export const COVERED = 'covered'

/** One more view of something: `noteCovered('axe, states', 'login errors', 'de dark 390 px')`. */
export function noteCovered(check: string, subject: string, view = '') {
  test.info().annotations.push({ type: COVERED, description: [check, subject, view].join(' | ') })
}
