import { describe, expect, it } from 'vitest'
import { fieldsAtFault } from './failure.ts'

describe('The field errors of a form', () => {
  it('are those of invalid input', () => {
    const fields = { password: 'Use at least 8 characters' }
    expect(
      fieldsAtFault({ is: 'refused', status: 400, code: 'invalid_input', result: fields.password, fields }),
    ).toEqual(fields)
  })

  it.each([
    ['detected', 'Detected', { csrf: 'Detected' }],
    ['nothing_changed', 'Nothing has changed.', { description: 'Nothing has changed.' }],
  ] as const)('stands nothing that is said of the whole form: %s', (code, result, fields) => {
    expect(fieldsAtFault({ is: 'refused', status: 400, code, result, fields })).toEqual({})
  })

  it('are empty without an answer, or without named fields', () => {
    expect(fieldsAtFault({ is: 'lost' })).toEqual({})
    expect(fieldsAtFault({ is: 'refused', status: 400, code: 'invalid_input', result: '' })).toEqual({})
  })
})
