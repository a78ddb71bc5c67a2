import { describe, expect, it } from 'vitest'
import { isGuessable } from './guessable-passwords.ts'

describe('A password can be guessed by rule', () => {
  it.each([
    '00000000',
    '88888888',
    'aaaaaaaa',
    'x'.repeat(128),
    '🗝'.repeat(9),
    ' '.repeat(8),
    'abababab',
    '12341234',
    'abcabcabc',
    '12312312',
  ])('when a short unit is repeated: %j', (password) => {
    expect(isGuessable(password)).toBe(true)
  })

  it.each([
    'abcdefgh',
    'hgfedcba',
    '87654321',
    '0123456789',
    '90123456',
    'abcd1234',
    'abc123xyz',
    '111222333',
    ' 12345678 ',
  ])('when letters or digits follow each other: %j', (password) => {
    expect(isGuessable(password)).toBe(true)
  })

  it.each([
    'qwertyui',
    'qwertzui',
    'qwertz123',
    'azertyuiop',
    'asdfghjk',
    'lkjhgfdsa',
    '1qaz2wsx',
    'zaq12wsx',
    'qweasdzxc',
    '1q2w3e4r5t6z',
    '!@#$%^&*',
  ])('when it walks over a keyboard: %j', (password) => {
    expect(isGuessable(password)).toBe(true)
  })
})

describe('A password cannot be guessed by rule', () => {
  it.each([
    'correct horse battery',
    'correcthorsebatterystaple',
    'zebra-plum-1974',
    'quiet river under stone',
    'grüße an 🦊 und wald',
    'caffè e cornetto',
    'tr0ub4dor&3',
    'kx7#mq2plw9z',
    'vt4rn8syqe',
    '83920174',
    'e5a1c09b7d42',
  ])('when it is a phrase of its own, or drawn at random: %j', (password) => {
    expect(isGuessable(password)).toBe(false)
  })

  it.each([
    'dragon in the garden',
    'password of the sea',
    'secret8304',
    'interessant',
    'monkeywrench',
    'sommernachtstraum',
    'goldener herbst',
    'qwerty is a layout',
    'abcde and so on',
    'wertvoll',
    '1234 sheep asleep',
    'ha ha said the clown',
    'abcd1234!',
    'qwertzui-9',
    'trading2026!',
    'aa123456',
  ])('when a word or a run is only its beginning: %j', (password) => {
    expect(isGuessable(password)).toBe(false)
  })
})
