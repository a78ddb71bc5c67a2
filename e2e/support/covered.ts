import { test } from '@playwright/test'

/** The reporter counts annotations of this type: what was checked, in how many views. */
export const COVERED = 'covered'

/** One more view of something: `noteCovered('axe, states', 'login errors', 'de dark 390 px')`. */
export function noteCovered(check: string, subject: string, view = '') {
  test.info().annotations.push({ type: COVERED, description: [check, subject, view].join(' | ') })
}
