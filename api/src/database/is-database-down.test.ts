import { expect, it } from 'vitest'
import { isDatabaseDown } from './is-database-down.ts'

function systemError(code: string, syscall?: string) {
  return Object.assign(new Error(`${syscall} ${code}`), { code, syscall })
}

it.each(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EAGAIN'])(
  'A connection that fails with %s means that it is down',
  (code) => {
    expect(isDatabaseDown(systemError(code, 'connect'))).toBe(true)
    expect(isDatabaseDown(new Error('Failed query', { cause: systemError(code, 'connect') }))).toBe(true)
  },
)

it('A wrong query, or an error of ours that only sounds alike, does not', () => {
  expect(isDatabaseDown(Object.assign(new Error('syntax error'), { code: '42601' }))).toBe(false)
  expect(isDatabaseDown(systemError('ENOENT'))).toBe(false)
})
