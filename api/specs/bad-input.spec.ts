import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '@aurivane/contract/endpoint'
import { checksumOf } from './support/checksum.ts'
import { allEndpoints } from './support/endpoints.ts'
import { expectRefused } from './support/expect-refused.ts'
import type { Answer, Sending } from './support/http-client.ts'
import { proofOf } from './support/proof.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
/** Of an administrator who has just confirmed it is them: the request reaches its validation. */
let headers: Record<string, string>
beforeAll(async () => {
  site = await openSite()
  const admin = await site.people.admin()
  headers = { ...admin.headers, ...(await proofOf(admin)) }
  await site.people.admin()
})
afterAll(() => site.close())

const endpoints = await allEndpoints()
const withBody = endpoints.filter((endpoint) => endpoint.body)
/** Where every field may be left out, so may the body. */
const mayBeEmpty = ({ body }: Endpoint) => body?.safeParse({}).success === true
const withRequired = withBody.filter((endpoint) => !mayBeEmpty(endpoint))
const withQuery = endpoints.filter((endpoint) => endpoint.query)
const named = (list: Endpoint[]) => list.map((endpoint) => [endpoint.name, endpoint] as const)

function call(endpoint: Endpoint, sending: Sending, address = addressOf(endpoint, parameterOf(endpoint))) {
  return site.send(endpoint.method, address, {
    ...sending,
    headers: { ...headers, ...sending.headers },
  })
}
/** The call's path with a value for each parameter. */
function addressOf(endpoint: Endpoint, parameter = '1') {
  return endpoint.path.replaceAll(/:\w+/g, parameter)
}

/** A parameter that lets the request reach its body. */
function parameterOf(endpoint: Endpoint) {
  const { valueType } = (endpoint.example?.body ?? {}) as { valueType?: string }
  return valueType ?? (endpoint.path.endsWith(':valueType') ? 'title' : '1')
}

/** Any input: JSON with a text, no 5xx, no internal details. */
function expectJson(answer: Answer) {
  if (answer.status >= 500) throw new Error(`${answer.status}: ${answer.text}`)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.body).toHaveProperty('result')
  if (answer.status >= 400) expect(answer.body.code).toEqual(expect.any(String))
  expect(answer.text).not.toMatch(/node_modules|\.ts:|at async|select |insert into|stack/i)
}

/** A checksum of everything stored about users, clubs and messages. */
const stored = () => checksumOf(site, tables)
const tables = [
  'users',
  'clubs',
  'contact_messages',
  'two_factors',
  'recovery_codes',
  'mail_tokens',
  'audit_entries',
  'email_changes',
  'memberships',
  'membership_requests',
  'bans',
  'invitations',
  'kept_invitations',
  'club_offers',
]

const nested = (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels)
const badValues: [string, unknown][] = [
  ['null', null],
  ['a number', 4.5],
  ['a list', [['x']]],
  ['an object', { a: { b: 1 } }],
  ['a deeply nested object', JSON.parse(nested(2_000))],
  ['NUL', 'a\0b'],
  ['half a character', 'a\uD800b'],
  ['a very long text', 'x'.repeat(40_000)],
]

describe.each(named(withBody))('The body of %s', (_name, endpoint) => {
  const example = () => endpoint.example?.body as Record<string, unknown>

  it('is refused with the wrong kind of value in any field, and nothing changes', async () => {
    const before = await stored()
    for (const field of Object.keys(example())) {
      for (const [kind, value] of badValues) {
        const answer = await call(endpoint, { body: { ...example(), [field]: value } })
        expectJson(answer)
        // `csrf` and `suspended` may be left out, a stored value may be null, and an edit may name any club or user.
        expect({ field, kind, ending: [400, 401, 403, 404].includes(answer.status) || answer.text }).toEqual({
          field,
          kind,
          ending: true,
        })
      }
    }
    expect(await stored()).toBe(before)
  })

  it.each([...(mayBeEmpty(endpoint) ? [] : ['null', nested(5_000)]), '[]', '[{}]', '"text"', '42', 'true'])(
    'is refused when it is no object of fields',
    async (rawBody) => {
      expectRefused(await call(endpoint, { rawBody }), 'invalid_input')
    },
  )

  it.each(['{', '{"a":1,}', "{'a':1}", 'undefined', '\0', '[1', '{"a":"\n"}', '['.repeat(30_000)])(
    'is refused when it is no JSON',
    async (rawBody) => {
      expectRefused(await call(endpoint, { rawBody }), 'malformed_request')
    },
  )

  it.each(['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}'])(
    'is refused when it reaches for prototypes: %s',
    async (rawBody) => {
      expectRefused(await call(endpoint, { rawBody }), 'malformed_request')
      expect(({} as { admin?: boolean }).admin).toBeUndefined()
    },
  )

  it('is refused when it is large', async () => {
    const text = JSON.stringify({ ...example(), filling: 'x'.repeat(1_048_576) })
    expectRefused(await call(endpoint, { rawBody: text }), 'body_too_large')
  })

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/json',
    'application/json, text/plain',
    ' ',
  ])('is refused as %s', async (type) => {
    const answer = await call(endpoint, {
      rawBody: JSON.stringify(example()),
      headers: { 'content-type': type },
    })
    expectRefused(answer, 'unsupported_content_type')
  })

  it('is cut to its definition: unknown fields go no further', () => {
    const extra = { admin: true, confirmedEmail: true, ownerId: 1, role: 'admin' }
    const parsed = endpoint.body?.parse({ ...extra, ...example() })
    expect(Object.keys(parsed as object)).toEqual(Object.keys(endpoint.body?.parse(example()) as object))
  })
})

describe.each(named(withRequired))('The body of %s', (_name, endpoint) => {
  it('is refused when fields are missing, with a text for each', async () => {
    const answer = await call(endpoint, { body: {} })
    expectRefused(answer, 'invalid_input')
    expect(Object.keys(answer.body.fields ?? {}).length).toBeGreaterThan(0)
    for (const text of Object.values(answer.body.fields ?? {}))
      expect(text).not.toMatch(/^\w+\.\w+$|Invalid input:/)
    expectRefused(await call(endpoint, {}), 'invalid_input')
  })
})

describe.each(named(withQuery))('The query of %s', (_name, endpoint) => {
  it('is refused with the wrong kind of value, and never makes the server fail', async () => {
    const fields = Object.keys((endpoint.query as unknown as { shape: object }).shape)
    const before = await stored()
    for (const field of fields) {
      for (const value of [
        '',
        '%00',
        '%ED%A0%80',
        '%F0%9F%A6%8A',
        '-1',
        '1e9',
        '99999999999',
        'NaN',
        'x'.repeat(5_000),
      ]) {
        expectJson(await call(endpoint, {}, `${addressOf(endpoint)}?${field}=${value}`))
      }
      expectRefused(await call(endpoint, {}, `${addressOf(endpoint)}?${field}=a&${field}=b`), 'invalid_input')
      expectJson(await call(endpoint, {}, `${addressOf(endpoint)}?${field}[]=a&${field}[b]=c&__proto__=1`))
    }
    expect(await stored()).toBe(before)
  })
})

describe('Any call', () => {
  it('answers random bodies, queries and parameters without failing', { timeout: 60_000 }, async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.constantFrom('1', 'title', 'state', 'all'),
    )
    const requests = fc.record({
      endpoint: fc.constantFrom(...endpoints.filter((endpoint) => endpoint.name !== 'logout')),
      body: fc.oneof(
        fc.jsonValue(),
        fc.dictionary(fc.constantFrom('email', 'password', 'clubID', 'value', 'ID'), fc.jsonValue()),
      ),
      query: fc.dictionary(
        fc.constantFrom('token', 'email', 'limit', 'after', 'search', 'country', 'state'),
        text,
      ),
      parameter: text,
    })
    await fc.assert(
      fc.asyncProperty(requests, async ({ endpoint, body, query, parameter }) => {
        const search = new URLSearchParams(query)
        const address = `${addressOf(endpoint, encode(parameter) || '1')}?${search.toString()}`
        const hasBody = endpoint.method !== 'GET'
        expectJson(await call(endpoint, hasBody ? { rawBody: JSON.stringify(body) } : {}, address))
      }),
      { numRuns: 400 },
    )
  })
})

function encode(text: string) {
  return encodeURIComponent(text.toWellFormed())
}
