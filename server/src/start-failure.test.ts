import { expect, test } from 'vitest'
import { SettingsError } from './settings.ts'
import { explainStartFailure } from './start-failure.ts'

test('a wrong setting is one line', () => {
  expect(explainStartFailure(new SettingsError('PORT is no number'))).toBe(
    'Aurivane cannot start: PORT is no number',
  )
})

test('a failed question to the database says why it failed', () => {
  const failure = new Error('Failed query: select 1', { cause: new Error('Query read timeout') })
  const lines = explainStartFailure(failure).split('\n')
  expect(lines[0]).toBe('Aurivane cannot start: Error: Failed query: select 1')
  expect(lines.at(-1)).toBe('Reason: Query read timeout')
})
