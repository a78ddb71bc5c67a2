import { login, restorePassword, signup } from '@aurivane/contract/auth'
import { describe, expect, it } from 'vitest'
import { validate, refuse } from './form-refusal.ts'

describe('What a form says when it is refused', () => {
  it('is said by the banner where no field is at fault, and the banner takes the focus', () => {
    expect(refuse('The email or the password is wrong', {})).toMatchObject({
      takesFocus: true,
      isSaidByField: false,
    })
  })

  it('is not said twice where a field says the same', () => {
    expect(refuse('Use at least 8 characters', { password: 'Use at least 8 characters' })).toMatchObject({
      takesFocus: false,
      isSaidByField: true,
    })
  })

  it('stays above the form where it speaks of all fields', () => {
    expect(validate(login, { body: { email: '', password: '' } })).toMatchObject({
      text: { key: 'form.fillRequired' },
      fields: { email: { key: 'form.fillRequired' }, password: { key: 'form.fillRequired' } },
      isSaidByField: false,
    })
  })

  it('is what the schema of the call finds first', () => {
    const body = { firstName: 'Ada', lastName: 'Rossi', email: 'ada@example.com', country: 'Italy' }
    expect(validate(signup, { body: { ...body, password: 'short' } })).toMatchObject({
      text: { key: 'account.passwordTooShort', values: { minimum: 8 } },
      isSaidByField: true,
    })
    const passwords = { newPassword: 'one quiet sentence', confirmPassword: 'another one' }
    expect(validate(restorePassword, { body: { token: 'token', ...passwords } })).toMatchObject({
      fields: { confirmPassword: { key: 'account.passwordsDiffer' } },
    })
  })

  it('is nothing where the schema has no objection', () => {
    expect(validate(login, { body: { email: 'ada@example.com', password: 'any' } })).toBeNull()
  })
})
