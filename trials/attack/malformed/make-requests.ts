import fc from 'fast-check'
import { addressOf, type Call } from './read-calls.ts'
import { brokenEncodings, hostileBodies, hostileText, hostileValue, oddTypes } from './hostile-values.ts'

export type Actor = 'visitor' | 'forged' | 'member' | 'admin'
export type MalformedRequest = {
  kind: string
  method: string
  target: string
  headers: Record<string, string>
  body: string | Buffer | null
  actor: Actor
  /** The expected statuses; anything below 500 by default. */
  statuses: number[] | null
}

const actors = fc.constantFrom<Actor>('visitor', 'forged', 'member', 'member', 'admin', 'admin')
const noHeaders = {}

/** Malformed requests of every kind, derived from the calls of the OpenAPI document. */
export function malformedRequests(calls: readonly Call[]): fc.Arbitrary<MalformedRequest> {
  // A successful logout would end the session of all following requests.
  const lasting = calls.filter(({ id }) => id !== 'logout')
  const any = fc.constantFrom(...lasting)
  const withBody = fc.constantFrom(...lasting.filter(({ body }) => body !== null))
  return fc.oneof(
    { weight: 40, arbitrary: wrongFields(withBody) },
    { weight: 12, arbitrary: wrongBodies(withBody) },
    { weight: 8, arbitrary: wrongTypes(withBody) },
    { weight: 18, arbitrary: wrongQueries(any) },
    { weight: 8, arbitrary: wrongAddresses(any) },
    { weight: 6, arbitrary: wrongMethods(any) },
    { weight: 8, arbitrary: wrongHeaders(any) },
  )
}

/** The document's own example with some fields replaced, left out or added. */
function wrongFields(calls: fc.Arbitrary<Call>): fc.Arbitrary<MalformedRequest> {
  return calls.chain((call) => {
    const field = fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...(call.body?.fields ?? [])) },
      { weight: 1, arbitrary: fc.constantFrom('__proto__x', 'id', 'admin', 'uid', 'toString', 'length') },
    )
    const changes = fc.array(fc.tuple(field, fc.option(hostileValue, { nil: undefined, freq: 8 })), {
      minLength: 1,
      maxLength: 3,
    })
    const parameter = fc.option(fc.constantFrom('title', 'state', 'privacy', 'name', '1', '2'), { freq: 2 })
    return fc.record({ changes, actor: actors, parameter }).map((drawn) => ({
      kind: `fields of ${call.id}`,
      method: call.method,
      target: addressOf(call, drawn.parameter ?? undefined),
      headers: noHeaders,
      body: JSON.stringify({ ...call.body?.example, ...Object.fromEntries(drawn.changes) }),
      actor: drawn.actor,
      statuses: call.statuses,
    }))
  })
}

function wrongBodies(calls: fc.Arbitrary<Call>): fc.Arbitrary<MalformedRequest> {
  const body = fc.oneof<fc.Arbitrary<string | Buffer>[]>(
    fc.constantFrom(...hostileBodies),
    fc.json({ maxDepth: 5 }),
    fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  )
  return fc.record({ call: calls, body, actor: actors }).map(({ call, ...drawn }) => ({
    kind: `body of ${call.id}`,
    method: call.method,
    target: addressOf(call),
    headers: noHeaders,
    ...drawn,
    statuses: call.statuses,
  }))
}

/** Anything but JSON is 415, also where the body would be right. */
function wrongTypes(calls: fc.Arbitrary<Call>): fc.Arbitrary<MalformedRequest> {
  return fc
    .record({ call: calls, type: fc.constantFrom(...oddTypes), actor: actors })
    .map(({ call, type, actor }) => ({
      kind: `content type of ${call.id}`,
      method: call.method,
      target: addressOf(call),
      headers: { 'content-type': type },
      body: JSON.stringify(call.body?.example),
      actor,
      statuses: [415],
    }))
}

const encodedText = hostileText.map((text) => encodeURIComponent(text.toWellFormed()))
const addressText = fc.oneof(encodedText, fc.constantFrom(...brokenEncodings))

function wrongQueries(calls: fc.Arbitrary<Call>): fc.Arbitrary<MalformedRequest> {
  const names = fc.constantFrom(
    'token',
    'email',
    'limit',
    'after',
    'search',
    'country',
    'state',
    'action',
    'lng',
  )
  const forms = fc.constantFrom('', '', '', '[]', '[a]', '.a', '%5B%5D', '=')
  const pair = fc.tuple(names, forms, addressText).map(([name, form, value]) => `${name}${form}=${value}`)
  const query = fc.oneof(
    fc.array(pair, { minLength: 1, maxLength: 4 }).map((pairs) => pairs.join('&')),
    fc.constantFrom('&&&', '=', '%', '__proto__=1', 'constructor[prototype][admin]=true', 'a='.repeat(2_000)),
  )
  return fc.record({ call: calls, query, actor: actors }).map(({ call, query: text, actor }) => ({
    kind: `query of ${call.id}`,
    method: call.method,
    target: `${addressOf(call)}?${text}`,
    headers: noHeaders,
    body: null,
    actor,
    statuses: null,
  }))
}

function wrongAddresses(calls: fc.Arbitrary<Call>): fc.Arbitrary<MalformedRequest> {
  const target = fc.oneof(
    fc.tuple(calls, addressText).map(([call, text]) => addressOf(call, text)),
    fc.tuple(calls, addressText).map(([call, text]) => `${addressOf(call)}${text}`),
    fc
      .tuple(calls, addressText)
      .map(([call, text]) => addressOf(call).replace('/api/v1/', `/api/v1/${text}`)),
    fc.array(addressText, { maxLength: 4 }).map((parts) => `/api/v1/${parts.join('/')}`),
  )
  const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE')
  return fc.record({ target, method, actor: actors }).map((drawn) => ({
    kind: 'address',
    ...drawn,
    headers: noHeaders,
    body: null,
    statuses: null,
  }))
}

const methods =
  'GET HEAD POST PUT DELETE PATCH OPTIONS TRACE PROPFIND MKCOL COPY LOCK PURGE SEARCH REPORT LINK'

function wrongMethods(calls: fc.Arbitrary<Call>): fc.Arbitrary<MalformedRequest> {
  const method = fc.constantFrom(...methods.split(' '))
  return fc
    .record({ call: calls, method, hasBody: fc.boolean(), actor: actors })
    .map(({ call, method: drawn, hasBody, actor }) => ({
      kind: 'method',
      method: drawn,
      target: addressOf(call),
      headers: noHeaders,
      body: hasBody && drawn !== 'TRACE' ? '{}' : null,
      actor,
      statuses: null,
    }))
}

function wrongHeaders(calls: fc.Arbitrary<Call>): fc.Arbitrary<MalformedRequest> {
  const name = fc.constantFrom(
    ...'uid authorization cookie accept-language accept accept-encoding if-none-match origin referer'.split(
      ' ',
    ),
    ...'x-forwarded-for x-forwarded-host forwarded range if-modified-since content-encoding host'.split(' '),
  )
  const value = fc.oneof(
    hostileText.map((text) => text.replaceAll(/[^\t\x20-\x7E\x80-\xFF]/g, '').slice(0, 6_000)),
    fc.constantFrom(
      'Bearer ',
      'Bearer null',
      'Bearer ..',
      'Basic YTpi',
      'bytes=0-0,-1',
      'q=;;;,,,',
      '*',
      'gzip',
    ),
    fc.constantFrom(
      'en;q=9',
      'de;q=0',
      'uid=1; atoken=2; session_key=3; __Host-session_key=4',
      '=;=;=',
      '-1',
      '99999999999999999999',
    ),
  )
  const pairs = fc.array(fc.tuple(name, value), { minLength: 1, maxLength: 4 })
  return fc.record({ call: calls, pairs, actor: actors }).map(({ call, pairs: drawn, actor }) => ({
    kind: 'headers',
    method: call.method,
    target: addressOf(call),
    headers: Object.fromEntries(drawn),
    body: call.body ? JSON.stringify(call.body.example) : null,
    actor,
    statuses: null,
  }))
}
