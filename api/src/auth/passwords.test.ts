import { describe, expect, it } from 'vitest'
import { newPassword } from '@aurivane/contract/auth'
import { PASSWORD_MAX_CHARS } from '@aurivane/contract/limits'
import { InvalidValue, Refusal } from '../refusal.ts'
import { commonPasswords } from './common-passwords.ts'
import { hashPassword, passwordMatches, refuseWeakPassword } from './passwords.ts'

describe('A password', () => {
  it('is kept as argon2id with the parameters that OWASP recommends', async () => {
    const stored = await hashPassword('quiet river under stone')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwordMatches('quiet river under stone', stored)).toBe(true)
    expect(await passwordMatches('quiet river under stones', stored)).toBe(false)
  })

  it('is the same password in whichever way its characters are encoded', async () => {
    const stored = await hashPassword('caffè e cornetto')
    expect(await passwordMatches('caffè e cornetto'.normalize('NFD'), stored)).toBe(true)
  })

  it('may be as long in emoji as in letters', async () => {
    const password = '🗝'.repeat(PASSWORD_MAX_CHARS)
    expect(newPassword.safeParse(password).success).toBe(true)
    expect(await passwordMatches(password, await hashPassword(password))).toBe(true)
  })

  it('never matches where there is no account', async () => {
    expect(await passwordMatches('quiet river under stone', null)).toBe(false)
  })

  it('is not even hashed when it is longer than any that could be chosen', async () => {
    const stored = await hashPassword('quiet river under stone')
    const started = performance.now()
    for (let round = 0; round < 200; round += 1) await passwordMatches('x'.repeat(129), stored)
    expect(performance.now() - started).toBeLessThan(200)
  })

  it('is rejected instead of queued for long when very many come at once', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 80 }, () => passwordMatches('quiet river under stone', null)),
    )
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(80)
    for (const { reason } of refused)
      expect(reason).toMatchObject({ code: 'busy' } satisfies Partial<Refusal>)
    // Forty passwords are hashed one by one, on a busy machine for seconds.
  }, 30_000)
})

describe('Choosing a password', () => {
  const choose = (password: string) => () => refuseWeakPassword('password', password, 'Ada@Example.com')

  it.each([
    'password',
    'PASSWORD',
    'Qwertyuiop',
    '1234567890',
    'iloveyou',
    'Aurivane!',
    'aurivane2026',
    '87654321',
    'Qwertz123',
    '        ',
  ])('refuses %s, which attackers try first', (password) => {
    expect(choose(password)).toThrow(InvalidValue)
  })

  it('refuses the email address in any case', () => {
    expect(choose('ada@example.COM')).toThrow(InvalidValue)
  })

  it('accepts a sentence, also one with spaces, umlauts and emoji', () => {
    expect(choose('quiet river under stone')).not.toThrow()
    expect(choose('Grüße an 🦊 und Wald')).not.toThrow()
  })

  it('knows thousands of common ones, all of them long enough to be chosen', () => {
    const list = commonPasswords.split(' ')
    expect(list.length).toBeGreaterThan(10_000)
    expect(list.every((password) => password.length >= 8 && password === password.toLowerCase())).toBe(true)
  })
})
