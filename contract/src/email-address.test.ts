import { describe, expect, it } from 'vitest'
import { canonicalEmail } from './email-address.ts'
import { email } from './inputs.ts'

describe('An email address', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    [' Ada.Rossi+club@Mail.Example.COM ', 'Ada.Rossi+club@Mail.Example.COM'],
    ['x@münchen.example', 'x@xn--mnchen-3ya.example'],
    ['x@MÜNCHEN.example', 'x@xn--mnchen-3ya.example'],
    ['x@mu\u0308nchen.example', 'x@xn--mnchen-3ya.example'],
    ['x@xn--mnchen-3ya.example', 'x@xn--mnchen-3ya.example'],
    ['x@straße.de', 'x@xn--strae-oqa.de'],
    ['x@例え.テスト', 'x@xn--r8jz45g.xn--zckzah'],
    ['x@ｅxample.com', 'x@example.com'],
    ['1@1.co', '1@1.co'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(email.safeParse(typed).data).toBe(kept)
  })

  it.each([
    'x',
    'a.bc',
    '@example.com',
    'x@',
    'x@example',
    'x@rv.--',
    'x@rv.a-',
    'x@rv.-a',
    'x@10.0.0.25',
    'x@١٠.0.0.25',
    'x@0x7f.1',
    'x@[10.0.0.25]',
    'x@example.c',
    'x@example.123',
    'x@xn--.example',
    'x@例え。テスト',
    'x@xn--example-.com',
    'x@münchen.example:80',
    'x@münchen.example/a',
    'x@mün%63hen.example',
    'x@mün\u00ADchen.example',
    'x@mün chen.example',
    'jürg@example.com',
    'x@y@münchen.example',
    '"x"@example.com',
    'x..y@example.com',
    `${'x'.repeat(65)}@example.com`,
    `x@${'ü'.repeat(63)}.example`,
    `x@${'ü.'.repeat(60)}example`,
  ])('is not %s', (typed) => {
    const { error } = email.safeParse(typed)
    expect(error?.issues.map((issue) => issue.message)).toEqual(['form.emailInvalid'])
  })

  it('has one form, however often it is made', () => {
    const once = canonicalEmail('Ada@MÜNCHEN.Example')
    expect([once, canonicalEmail(once)]).toEqual(Array(2).fill('Ada@xn--mnchen-3ya.example'))
  })
})
