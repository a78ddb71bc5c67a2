import fc from 'fast-check'
import type { Actor } from './make-actors.ts'
import { addressOf, type Call } from './read-calls.ts'
import { brokenEncodings, hostileBodies, hostileText, hostileValue, oddTypes } from './hostile-values.ts'

export type MalformedRequest = {
  /** The call that it is made from. */
  call: string
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

/** Malformed requests of every kind to one call, derived from its description in the OpenAPI document. */
export function malformedRequests(call: Call): fc.Arbitrary<MalformedRequest> {
  const hasParameters = call.parameters.some((one) => one.in === 'path')
  const ofAnyCall = [
    { weight: 18, arbitrary: wrongQueries(call) },
    { weight: 8, arbitrary: wrongAddresses(call) },
    { weight: 6, arbitrary: wrongMethods(call) },
    { weight: 8, arbitrary: wrongHeaders(call) },
    ...(hasParameters ? [{ weight: 12, arbitrary: wrongParameters(call) }] : []),
    ...(call.method === 'GET' ? [] : [{ weight: 12, arbitrary: wrongBodies(call) }]),
  ]
  const ofBodies = [
    { weight: 40, arbitrary: wrongFields(call) },
    { weight: 8, arbitrary: wrongTypes(call) },
  ]
  const requests = fc.oneof(...ofAnyCall, ...(call.body ? ofBodies : []))
  if (call.id !== 'logout') return requests
  // A successful logout would end the session of all following requests.
  return requests.map((request) => ({ ...request, actor: request.actor === 'forged' ? 'forged' : 'visitor' }))
}

/** Existing ids are filled in when the request is sent. */
function liveAddressOf(call: Call): string {
  return addressOf(call, ({ name, example }) => (typeof example === 'number' ? `{${name}}` : undefined))
}

/** The document's own example with some values, at any depth, replaced, left out or added. */
function wrongFields(call: Call): fc.Arbitrary<MalformedRequest> {
  const { example = {}, fields = [] } = call.body ?? {}
  const path = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...fields.map((field) => [field]), ...pathsIn(example), ['x']) },
    { weight: 1, arbitrary: fc.constantFrom(['__proto__x'], ['id'], ['admin'], ['toString'], ['length']) },
  )
  const changes = fc.array(fc.tuple(path, fc.option(hostileValue, { nil: undefined, freq: 8 })), {
    minLength: 1,
    maxLength: 3,
  })
  const words = call.parameters.flatMap(({ schema }) => schema.enum ?? [])
  const word = fc.option(fc.constantFrom('name', '1', ...words), { freq: 2 })
  return fc.record({ changes, actor: actors, word }).map((drawn) => ({
    call: call.id,
    kind: 'fields',
    method: call.method,
    target: drawn.word && words.length > 0 ? addressOf(call, () => drawn.word ?? '') : liveAddressOf(call),
    headers: noHeaders,
    body: JSON.stringify(drawn.changes.reduce((body, [at, value]) => replaceAt(body, at, value), example)),
    actor: drawn.actor,
    statuses: call.statuses,
  }))
}

function pathsIn(value: unknown, before: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = [...before, name]
    return [path, ...pathsIn(inner, path)]
  })
}

function replaceAt<Value>(container: Value, [step = '', ...rest]: readonly string[], value: unknown): Value {
  const copy = (Array.isArray(container) ? [...container] : { ...container }) as Record<string, unknown>
  const isDeeper = rest.length > 0 && typeof copy[step] === 'object'
  copy[step] = isDeeper ? replaceAt(copy[step], rest, value) : value
  return copy as Value
}

function wrongBodies(call: Call): fc.Arbitrary<MalformedRequest> {
  const body = fc.oneof<fc.Arbitrary<string | Buffer>[]>(
    fc.constantFrom(...hostileBodies),
    fc.json({ maxDepth: 5 }),
    fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  )
  return fc.record({ body, actor: actors }).map((drawn) => ({
    call: call.id,
    kind: 'body',
    method: call.method,
    target: liveAddressOf(call),
    headers: noHeaders,
    ...drawn,
    statuses: call.body ? call.statuses : null,
  }))
}

/** Anything but JSON is 415, also where the body would be right. */
function wrongTypes(call: Call): fc.Arbitrary<MalformedRequest> {
  return fc.record({ type: fc.constantFrom(...oddTypes), actor: actors }).map(({ type, actor }) => ({
    call: call.id,
    kind: 'content type',
    method: call.method,
    target: liveAddressOf(call),
    headers: { 'content-type': type },
    body: JSON.stringify(call.body?.example),
    actor,
    statuses: [415],
  }))
}

const encodedText = hostileText.map((text) => encodeURIComponent(text.toWellFormed()))
const addressText = fc.oneof(encodedText, fc.constantFrom(...brokenEncodings))

function wrongQueries(call: Call): fc.Arbitrary<MalformedRequest> {
  const own = call.parameters.filter((one) => one.in === 'query').map(({ name }) => name)
  const names = fc.constantFrom(...own, ...own, 'token', 'email', 'limit', 'after', 'search', 'state', 'lng')
  const forms = fc.constantFrom('', '', '', '[]', '[a]', '.a', '%5B%5D', '=')
  const pair = fc.tuple(names, forms, addressText).map(([name, form, value]) => `${name}${form}=${value}`)
  const query = fc.oneof(
    { weight: 4, arbitrary: fc.array(pair, { minLength: 1, maxLength: 4 }).map((pairs) => pairs.join('&')) },
    { weight: 1, arbitrary: fc.constantFrom('&&&', '=', '%', '__proto__=1', 'a='.repeat(2_000)) },
  )
  return fc.record({ query, actor: actors }).map(({ query: text, actor }) => ({
    call: call.id,
    kind: 'query',
    method: call.method,
    target: `${liveAddressOf(call)}?${text}`,
    headers: noHeaders,
    body: null,
    actor,
    statuses: null,
  }))
}

/** One parameter of the path is hostile, the others exist. */
function wrongParameters(call: Call): fc.Arbitrary<MalformedRequest> {
  const names = call.parameters.filter((one) => one.in === 'path').map(({ name }) => name)
  const body = call.body ? JSON.stringify(call.body.example) : null
  return fc
    .record({ name: fc.constantFrom(...names), text: addressText, actor: actors })
    .map(({ name, text, actor }) => ({
      call: call.id,
      kind: 'parameter',
      method: call.method,
      target: addressOf(call, (one) => (one.name === name ? text : `{${one.name}}`)),
      headers: noHeaders,
      body,
      actor,
      statuses: null,
    }))
}

function wrongAddresses(call: Call): fc.Arbitrary<MalformedRequest> {
  const address = liveAddressOf(call)
  const target = fc.oneof(
    addressText.map((text) => `${address}${text}`),
    addressText.map((text) => `${address}/${text}`),
    addressText.map((text) => address.replace('/api/v1/', `/api/v1/${text}`)),
  )
  const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE')
  return fc.record({ target, method, actor: actors }).map((drawn) => ({
    call: call.id,
    kind: 'address',
    ...drawn,
    headers: noHeaders,
    body: null,
    statuses: null,
  }))
}

/** Addresses of pages and calendars, which are outside of the API. */
export function malformedPages(): fc.Arbitrary<MalformedRequest> {
  const target = fc.oneof(
    fc
      .constantFrom('/clubs/', '/it/clubs/', '/ge/clubs/')
      .chain((path) => addressText.map((text) => path + text)),
    addressText.map((text) => `/clubs/${text}/manage`),
    addressText.map((text) => `/clubs/${text}/meetings.ics`),
    addressText.map((text) => `/clubs/{clubID}/meetings.ics?key=${text}`),
    addressText.map((text) => `/clubs/{clubID}/meetings/${text}.ics`),
    addressText.map((text) => `/clubs/{clubID}?invitation=${text}`),
    addressText.map((text) => `/clubs?country=${text}&after=${text}`),
    addressText.map((text) => `/auth/email-undo?token=${text}`),
  )
  const method = fc.constantFrom('GET', 'GET', 'HEAD', 'POST')
  return fc.record({ target, method, actor: actors }).map((drawn) => ({
    call: 'pages',
    kind: 'address',
    ...drawn,
    headers: noHeaders,
    body: null,
    statuses: null,
  }))
}

const methods =
  'GET HEAD POST PUT DELETE PATCH OPTIONS TRACE PROPFIND MKCOL COPY LOCK PURGE SEARCH REPORT LINK'

function wrongMethods(call: Call): fc.Arbitrary<MalformedRequest> {
  const method = fc.constantFrom(...methods.split(' '))
  return fc
    .record({ method, hasBody: fc.boolean(), actor: actors })
    .map(({ method: drawn, hasBody, actor }) => ({
      call: call.id,
      kind: 'method',
      method: drawn,
      target: liveAddressOf(call),
      headers: noHeaders,
      body: hasBody && drawn !== 'TRACE' ? '{}' : null,
      actor,
      statuses: null,
    }))
}

function wrongHeaders(call: Call): fc.Arbitrary<MalformedRequest> {
  const name = fc.constantFrom(
    ...'uid authorization cookie accept-language accept accept-encoding if-none-match origin referer'.split(
      ' ',
    ),
    ...'x-proof user-agent x-forwarded-for x-forwarded-host forwarded range if-modified-since content-encoding host'.split(
      ' ',
    ),
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
      'uid=1; atoken=2; session_key=3; __Host-session_key=4; device_id=5',
      '=;=;=',
      '-1',
      '99999999999999999999',
    ),
  )
  const pairs = fc.array(fc.tuple(name, value), { minLength: 1, maxLength: 4 })
  return fc.record({ pairs, actor: actors }).map(({ pairs: drawn, actor }) => ({
    call: call.id,
    kind: 'headers',
    method: call.method,
    target: liveAddressOf(call),
    headers: Object.fromEntries(drawn),
    body: call.body ? JSON.stringify(call.body.example) : null,
    actor,
    statuses: null,
  }))
}
