import { describe, expect, it } from 'vitest'
import { locales } from '../locales.ts'
import { outlookBounds } from './inputs.ts'
import { parsePlainNumber, parseTypedNumber } from './parse-number.ts'

const { amount, months, average, cost } = outlookBounds
const HOSTILE_CHARS = 1_000_000

describe('A typed number', () => {
  it.each([
    ['en', '10,000', 10_000],
    ['en', '10,000.50', 10_000.5],
    ['en', '1,234,567.89', 1_234_567.89],
    ['it', '10.000', 10_000],
    ['it', '1.234.567,89', 1_234_567.89],
    ['de', '10.000,5', 10_000.5],
    ['de', '2500,50', 2500.5],
    ['en', '2500.50', 2500.5],
    ['en', '10000', 10_000],
    ['en', ' 10 000 ', 10_000],
    ['it', '10\u00a0000', 10_000],
    ['de', '10\u202f000,5', 10_000.5],
    ['de', "10'000", 10_000],
    ['de', '10’000', 10_000],
    ['en', '0010', 10],
    ['en', '10.', 10],
    ['de', '10,', 10],
    ['en', '1', 1],
    ['en', '10,000,000', 10_000_000],
    ['en', '10,000,000.00', 10_000_000],
  ] as const)('in %s may be %j', (locale, text, value) => {
    expect(parseTypedNumber(text, locale, amount)).toBe(value)
  })

  it.each([
    ['en', '1,5'],
    ['en', '1,0000'],
    ['en', '10,00'],
    ['en', '10.000'],
    ['en', '1.234.567'],
    ['it', '10,000'],
    ['it', '1.5'],
    ['de', '10.00'],
    ['de', '1,234.56'],
    ['en', '1.234'],
    ['en', '1 2'],
    ['en', '0'],
    ['en', '0.99'],
    ['en', '-5'],
    ['en', '−5'],
    ['en', '10,000,000.01'],
    ['en', '10000001'],
    ['en', '1e3'],
    ['en', '0x10'],
    ['en', 'Infinity'],
    ['en', 'NaN'],
    ['en', 'ten'],
    ['en', '10€'],
    ['en', '١٠'],
    ['en', '.'],
    ['en', '-'],
    ['en', ','],
    ['en', '--5'],
    ['en', ''],
    ['en', ' '],
  ] as const)('in %s is no amount if it is %j', (locale, text) => {
    expect(parseTypedNumber(text, locale, amount)).toBeNull()
  })

  it.each(['', '0', '61', '1.5', '12.0', '-1'])('is no number of months if it is %j', (text) => {
    expect(parseTypedNumber(text, 'en', months)).toBeNull()
  })

  it.each([
    ['-5', -5],
    ['−5', -5],
    ['−0.5', -0.5],
    ['5', 5],
    ['-0', 0],
    ['.5', 0.5],
  ])('is an average if it is %j', (text, value) => {
    expect(parseTypedNumber(text, 'en', average)).toBe(value)
  })

  it.each(['-5.1', '5.1', '0.25', '5%'])('is no average if it is %j', (text) => {
    expect(parseTypedNumber(text, 'en', average)).toBeNull()
  })

  it.each([
    ['0', 0],
    ['20', 20],
    ['20.1', null],
    ['-1', null],
    ['3.5', 3.5],
    ['3.55', null],
  ])('of %j costs is %j', (text, value) => {
    expect(parseTypedNumber(text, 'en', cost)).toBe(value)
  })

  it.each(['1', ' ', "1'", '1,111', '−', '9.', '\0'])('of a million characters %j takes no time', (part) => {
    const text = part.repeat(HOSTILE_CHARS / part.length)
    const before = process.threadCpuUsage()
    for (const locale of locales) expect(parseTypedNumber(text, locale, amount)).toBeNull()
    expect(parsePlainNumber(text, amount)).toBeNull()
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1_000).toBeLessThan(100)
  })
})

describe('A number of an address', () => {
  it.each([
    ['10000', 10_000],
    ['2500.5', 2500.5],
    ['1.00', 1],
  ])('may be %j', (text, value) => {
    expect(parsePlainNumber(text, amount)).toBe(value)
  })

  it.each(['', ' 1', '1 000', '1,000', '10.', '.5', '1e3', '+1', '−1', '0', '10000000.01', '1.001', '0x1'])(
    'is no amount if it is %j',
    (text) => {
      expect(parsePlainNumber(text, amount)).toBeNull()
    },
  )
})
