import { describe, expect, it } from 'vitest'
import { checkMessage } from './check-message.ts'

const whole = { email: 'ada@example.com', subject: 'Clubs', message: 'Which are open?', csrf: '' }
const texts = { limitReached: 'No more' }
const required = { key: 'form.fillRequired' }

describe('A contact message', () => {
  it('needs email, subject and message, and blanks do not count', () => {
    expect(checkMessage({ ...whole, subject: ' ' }, 0, texts.limitReached)?.fields).toMatchObject({
      subject: required,
    })
    expect(
      checkMessage({ email: '', subject: '', message: '\n', csrf: '' }, 0, texts.limitReached),
    ).toMatchObject({
      text: required,
      fields: { email: required, subject: required, message: required },
    })
  })

  it('is detected when the hidden field is filled', () => {
    expect(checkMessage({ ...whole, csrf: 'x' }, 0, texts.limitReached)).toMatchObject({
      text: { key: 'form.detected' },
      takesFocus: true,
    })
  })

  it('may be sent twice in a page session and not a third time', () => {
    expect(checkMessage(whole, 0, texts.limitReached)).toBeNull()
    expect(checkMessage(whole, 1, texts.limitReached)).toBeNull()
    expect(checkMessage(whole, 2, texts.limitReached)).toMatchObject({
      text: texts.limitReached,
      takesFocus: true,
    })
  })
})
