import { describe, expect, it } from 'vitest'
import { objectTo } from './check-message.ts'

const whole = { email: 'ada@example.com', subject: 'Clubs', message: 'Which are open?', csrf: '' }

describe('A contact message', () => {
  it('needs email, subject and message, and blanks do not count', () => {
    expect(objectTo({ ...whole, subject: ' ' }, 0)).toEqual({ is: 'incomplete', missing: ['subject'] })
    expect(objectTo({ email: '', subject: '', message: '\n', csrf: '' }, 0)).toEqual({
      is: 'incomplete',
      missing: ['email', 'subject', 'message'],
    })
  })

  it('is detected when the hidden field is filled', () => {
    expect(objectTo({ ...whole, csrf: 'x' }, 0)).toEqual({ is: 'detected' })
  })

  it('may be sent twice in a page session and not a third time', () => {
    expect(objectTo(whole, 0)).toBeNull()
    expect(objectTo(whole, 1)).toBeNull()
    expect(objectTo(whole, 2)).toEqual({ is: 'limit-reached' })
  })
})
