import { describe, expect, it } from 'vitest'
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts'

describe('Recovery codes', () => {
  it('are ten different ones that are easy to copy by hand', () => {
    const codes = makeRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/)
  })

  it('may be typed in capitals, with spaces or without the dash', () => {
    const typed = ['7k2mq-x9fda', '7K2MQ-X9FDA', '7k2mqx9fda', ' 7k2mq x9fda ']
    const hashes = typed.map((code) => hashRecoveryCode('key', 1, code)?.toString('hex'))
    expect(new Set(hashes).size).toBe(1)
  })

  it.each([
    '-',
    '\u2010',
    '\u2011',
    '\u2012',
    '–',
    '—',
    '\u2212',
    '\uFF0D',
    '\u00A0',
    '\u2009',
    '\u200B',
    '\u00AD',
    ' – ',
  ])('may be typed with %j between the halves, as programs correct it', (between) => {
    const plain = hashRecoveryCode('key', 1, '7k2mqx9fda')
    expect(hashRecoveryCode('key', 1, `7k2mq${between}x9fda`)).toEqual(plain)
  })

  it('belong to one user and one key', () => {
    const hashes = [
      hashRecoveryCode('key', 1, '7k2mq-x9fda'),
      hashRecoveryCode('key', 2, '7k2mq-x9fda'),
      hashRecoveryCode('another key', 1, '7k2mq-x9fda'),
    ].map((hash) => hash?.toString('hex'))
    expect(new Set(hashes).size).toBe(3)
  })

  it.each(['', '123456', '7k2mq-x9fd', '7k2mq-x9fdaa', '7k2mq-x9fd0', '7k2mq.x9fda', '7k2mq_x9fda'])(
    'are not %j',
    (typed) => {
      expect(hashRecoveryCode('key', 1, typed)).toBeNull()
    },
  )
})
