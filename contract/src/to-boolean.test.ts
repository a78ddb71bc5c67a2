import { describe, expect, it } from 'vitest'
import { toBoolean } from './to-boolean.ts'

describe('The boolean text helper', () => {
  it.each(['true', 'yes', '1', 'TRUE', 'Yes', ' yes\n', '\t1 ', true])('understands %j as true', (input) => {
    expect(toBoolean(input)).toBe(true)
  })

  it.each(['false', 'no', '0', 'FALSE', ' NO ', '\n0', false])('understands %j as false', (input) => {
    expect(toBoolean(input)).toBe(false)
  })

  it.each(['', ' ', 'on', 'off', 'y', 'n', '2', '01', 'truee', 'null', 'ja', 'sì', 'ｔｒｕｅ'])(
    'fails for the text %j',
    (input) => {
      expect(() => toBoolean(input)).toThrow('Invalid input: the string must represent a boolean value')
    },
  )

  it.each([5, 0, 1, null, undefined, [], ['true'], {}, Number.NaN, 1n, Symbol('yes')])(
    'fails for what is neither text nor boolean: case %#',
    (input) => {
      expect(() => toBoolean(input)).toThrow('Input must be a string')
    },
  )
})
