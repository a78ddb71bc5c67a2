import { describe, expect, it } from 'vitest'
import { readRefusal } from './call-api.ts'
import { sayFailure } from './failure.ts'

const words = { lostConnection: 'lost', failed: 'failed' }

describe('A refusal', () => {
  it('shows the text of the server', () => {
    const refusal = readRefusal('{"result":"No","code":"admin_only","cancel":true}')
    expect(refusal).toEqual({ result: 'No', code: 'admin_only', cancel: true })
    expect(sayFailure({ is: 'refused', status: 403, ...refusal }, words)).toBe('No')
  })

  it.each([
    '{}',
    '{"result":""}',
    '{"result":{"a":1}}',
    '{"result":null}',
    'null',
    '"No"',
    '<h1>No</h1>',
    '',
  ])('without a message (%s) shows our text, and is not a lost connection', (text) => {
    const refusal = readRefusal(text)
    expect(refusal.result).toBe('')
    expect(sayFailure({ is: 'refused', status: 500, ...refusal }, words)).toBe('failed')
  })

  it('differs from a missing answer', () => {
    expect(sayFailure({ is: 'lost' }, words)).toBe('lost')
    expect(sayFailure({ is: 'lost' }, 'either')).toBe('either')
  })
})
