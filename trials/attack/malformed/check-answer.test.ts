import { describe, expect, it } from 'vitest'
import type { Reply } from '../http-client.ts'
import { checkAnswer, checkRaw } from './check-answer.ts'
import type { MalformedRequest } from './make-requests.ts'

const request: MalformedRequest = {
  call: 'sendContactMessage',
  kind: 'any',
  method: 'POST',
  target: '/api/v1/contact',
  headers: {},
  body: '{}',
  actor: 'visitor',
  statuses: null,
}
const good: Reply = {
  status: 400,
  headers: { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' },
  text: '{"result":"No","code":"invalid_input"}',
  body: { result: 'No', code: 'invalid_input' },
  ms: 1,
  wasSent: true,
}

describe('An answer to a malformed request', () => {
  it('is fine as JSON with a text and a code', () => {
    expect(checkAnswer(request, good)).toBeNull()
  })

  it.each<[string, Partial<Reply>]>([
    ['a failure', { status: 500 }],
    ['a failure that is told as busy', { status: 503 }],
    ['a page', { headers: { ...good.headers, 'content-type': 'text/html' } }],
    ['without nosniff', { headers: { 'content-type': 'application/json; charset=utf-8' } }],
    ['without a result', { body: { code: 'invalid_input' } }],
    ['without a code', { body: { result: 'No' } }],
    ['with a stack', { text: '{"result":"Error\\n    at handler (/srv/api/mount.ts:12)"}' }],
    ['with SQL', { text: '{"result":"syntax error at or near"}' }],
    ['that names what it runs on', { headers: { ...good.headers, server: 'x' } }],
  ])('is found out: %s', (_, odd) => {
    expect(checkAnswer(request, { ...good, ...odd })).not.toBeNull()
  })

  it('is found out when its status is not the right one', () => {
    expect(checkAnswer({ ...request, statuses: [415] }, good)).not.toBeNull()
  })
})

describe('An answer on a raw socket', () => {
  it('may be a refusal, or none', () => {
    expect(checkRaw('')).toBeNull()
    expect(checkRaw('HTTP/1.1 400 Bad Request\r\n\r\n{}')).toBeNull()
  })

  it('may not be a failure, also not the second one', () => {
    expect(checkRaw('HTTP/1.1 500 Internal Server Error\r\n\r\n')).not.toBeNull()
    expect(checkRaw('HTTP/1.1 200 OK\r\n\r\n{}HTTP/1.1 500 Internal Server Error\r\n\r\n')).not.toBeNull()
    expect(checkRaw('hello')).not.toBeNull()
  })
})
