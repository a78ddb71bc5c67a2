import { USER_DESCRIPTION_MAX_CHARS } from '@aurivane/contract/limits'
import { describe, expect, it } from 'vitest'
import { validate } from '../../../api/form-refusal.ts'
import { changeDescription } from './value-changes.ts'

const kind = { valueType: 'description' } as const

describe('A new description', () => {
  it('that is too long is told how long it may be', () => {
    const newValue = 'a'.repeat(USER_DESCRIPTION_MAX_CHARS + 1)
    const input = { params: kind, body: { ...kind, toChange: { fieldValue: '', newValue } } }
    expect(validate(changeDescription, input)?.fields).toEqual({
      description: { key: 'form.tooLong', values: { maximum: USER_DESCRIPTION_MAX_CHARS } },
    })
  })
})
