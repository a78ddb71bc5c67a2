import { API_PREFIX, type Endpoint } from '@aurivane/contract/endpoint'
import { describeInvalidInput } from '@aurivane/contract/invalid-input'
import { BODY_MAX_BYTES } from '@aurivane/contract/limits'
import type { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints } from './support/endpoints.ts'
import { hostileKinds, hostileText, inAddress, inHeader, lengthInJson } from './support/hostile-texts.ts'
import { send, type Sending } from './support/http-client.ts'
import { SlowOnes } from './support/loop-time.ts'
import { proofOf } from './support/proof.ts'
import { openSite, type Site } from './support/site.ts'
import { inputSchemas, walkSchema, type Leaf } from './support/walk-schema.ts'

/** Node.js accepts 16 KB of request line and headers; the rest is for the other headers. */
const HEAD_MAX_CHARS = 15_000
const BODY_TEXT_MAX_BYTES = BODY_MAX_BYTES - 2_000

let site: Site
/** Of an administrator who has just confirmed it is them: the request reaches its validation. */
let headers: Record<string, string>
beforeAll(async () => {
  site = await openSite({ trustProxy: ['127.0.0.1', '::1'], geoCountryHeader: 'x-country' })
  const admin = await site.people.admin()
  headers = { ...admin.headers, ...(await proofOf(admin)) }
})
afterAll(() => site.close())

const endpoints = await allEndpoints()
const schemas = inputSchemas(endpoints)

/** The paths of all text values. A value that several schemas of a union describe is one path. */
function fieldsOf(schema: Leaf): (readonly (string | number)[])[] {
  const containers = ['object', 'array', 'union', 'pipe', 'optional', 'nullable', 'default', 'transform']
  const leaves = walkSchema(schema).filter((leaf) => !containers.includes(leaf.schema.type))
  const steps = leaves.map(({ path }) => path.slice(schema.path.length))
  return [...new Map(steps.map((path) => [path.join('.'), path])).values()]
}

/** The input with `value` at a place, whatever has to be made on the way there. */
function withValue(input: unknown, [step, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (step === undefined) return value
  const container = typeof input === 'object' && input !== null ? input : undefined
  const below = withValue((container as Record<string | number, unknown> | undefined)?.[step], rest, value)
  if (typeof step === 'number') return [below]
  return { ...container, [step]: below }
}

function valueAt(input: unknown, steps: readonly (string | number)[]): unknown {
  return steps.reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown> | null)?.[step],
    input,
  )
}

/** Alone, and between a prefix that starts a match and a suffix that prevents its end. */
function framesOf(example: unknown): ((text: string) => string)[] {
  const start = typeof example === 'string' ? example : 'a'
  return [(text) => text, (text) => `${start}${text}?`]
}

const exampleOf = ([name, place]: readonly (string | number)[]) =>
  place === 'body' ? endpoints.find((endpoint) => endpoint.name === name)?.example?.body : {}

describe('64 KB of hostile text', () => {
  it.each(hostileKinds)(
    'in any field of any schema hold the event loop for 50 ms at most: %s',
    async (kind) => {
      const slow = new SlowOnes()
      const hostile = hostileText(kind, BODY_MAX_BYTES)
      for (const leaf of schemas) {
        const example = exampleOf(leaf.path)
        for (const field of fieldsOf(leaf)) {
          for (const frame of framesOf(valueAt(example, field))) {
            const input = withValue(example, field, frame(hostile))
            await slow.watch([...leaf.path, ...field].join('.'), () => {
              const { error } = (leaf.schema as unknown as z.ZodType).safeParse(input)
              if (error) describeInvalidInput({}, error.issues, input)
            })
          }
        }
      }
      expect(slow.found).toEqual([])
    },
  )
})

/** Sends a request and expects an answer below 500. */
async function answered(method: string, path: string, sending: Sending = {}) {
  const answer = await send(method, site.url + path, {
    ...sending,
    headers: { ...headers, ...sending.headers },
  })
  if (answer.status >= 500) throw new Error(`${answer.status}: ${answer.text}`)
}

function addressOf({ path, example }: Endpoint, parameter?: string) {
  const { valueType = 'title' } = (example?.body ?? {}) as { valueType?: string }
  return API_PREFIX + path.replace(':valueType', parameter ?? valueType).replaceAll(/:\w+/g, parameter ?? '1')
}

/** A field for each kind, in turn, so that all of them have theirs; every kind in every field is tried above. */
function inTurn<Item>(items: readonly Item[]): [kind: string, item: Item][] {
  return hostileKinds.flatMap((kind, place) => {
    const item = items[place % items.length]
    return item === undefined ? [] : [[kind, item]]
  })
}

const named = (list: Endpoint[]) => list.map((endpoint) => [endpoint.name, endpoint] as const)
const schemaOf = (endpoint: Endpoint, place: 'body' | 'query') =>
  endpoint[place] && { path: [], schema: endpoint[place] }

describe('A request with hostile text is answered in time', () => {
  const withBody = endpoints.filter(({ body }) => body)
  it.each(named(withBody))('in a field of the body of %s', async (_, endpoint) => {
    const slow = new SlowOnes()
    const schema = schemaOf(endpoint, 'body')
    const example = endpoint.example?.body
    for (const [kind, field] of inTurn(schema ? fieldsOf(schema) : [])) {
      const [, framed = String] = framesOf(valueAt(example, field))
      const text = framed(hostileText(kind, BODY_TEXT_MAX_BYTES, lengthInJson))
      const sending = { body: withValue(example, field, text) }
      await slow.watch(`${field.join('.')}, ${kind}`, () =>
        answered(endpoint.method, addressOf(endpoint), sending),
      )
    }
    expect(slow.found).toEqual([])
  })

  const withAddress = endpoints.filter(({ query, params }) => query ?? params)
  it.each(named(withAddress))('in the address of %s', async (_, endpoint) => {
    const slow = new SlowOnes()
    const schema = schemaOf(endpoint, 'query')
    const addresses = endpoint.params ? [(text: string) => addressOf(endpoint, text)] : []
    for (const [name] of schema ? fieldsOf(schema) : [])
      addresses.push((text) => `${addressOf(endpoint)}?${name}=${text}`)
    for (const [kind, address] of inTurn(addresses)) {
      const text = inAddress(`a${hostileText(kind, HEAD_MAX_CHARS, (unit) => inAddress(unit).length)}`)
      const sending = endpoint.method === 'GET' ? {} : { body: endpoint.example?.body }
      await slow.watch(kind, () => answered(endpoint.method, address(text), sending))
    }
    expect(slow.found).toEqual([])
  })

  it.each([
    ['combining marks', 'signup', ['country']],
    ['dots', 'createClub', ['contacts', 0, 'contactLink']],
    ['dots', 'updateClub', ['contacts', 0, 'contactLink']],
  ])('as it once held the process for seconds: %s in %s', async (kind, name, field) => {
    const endpoint = endpoints.find((one) => one.name === name)
    if (!endpoint) throw new Error(`There is no ${name}`)
    const example = kind === 'dots' ? 'mailto:a@b' : 'a'
    const text = `${example}${hostileText(kind, BODY_TEXT_MAX_BYTES, lengthInJson)}?`
    const body = withValue(endpoint.example?.body, field, text)
    const slow = new SlowOnes()
    await slow.watch(name, () => answered(endpoint.method, addressOf(endpoint), { body }))
    expect(slow.found).toEqual([])
  })

  const list = ['GET', `${API_PREFIX}/user/club/all?limit=1`] as const
  const own = ['GET', `${API_PREFIX}/protected`] as const
  const login = ['POST', `${API_PREFIX}/auth/login`, { email: 'ada@example.com', password: '' }] as const
  const signup = ['POST', `${API_PREFIX}/auth/signup`, {}] as const

  it.each([
    ['accept-language', 'de', login],
    ['accept-encoding', 'br', list],
    ['authorization', 'Bearer ', own],
    ['uid', '1', own],
    ['cookie', '', own],
    ['cookie', 'session_key=', own],
    ['if-none-match', 'W/"', list],
    ['content-type', 'application/json', login],
    ['content-type', 'application/json; charset=', login],
    ['x-forwarded-for', '', list],
    ['x-forwarded-for', '127.0.0.1, ', list],
    ['x-forwarded-for', '::ffff:', login],
    ['x-forwarded-host', '', own],
    ['x-country', '', signup],
  ] as const)('in the header %s: %s…', async (name, start, [method, path, body]) => {
    const slow = new SlowOnes()
    for (const kind of hostileKinds) {
      const value = start + inHeader(hostileText(kind, HEAD_MAX_CHARS, Buffer.byteLength))
      await slow.watch(kind, () => answered(method, path, { body, headers: { [name]: value } }))
    }
    expect(slow.found).toEqual([])
  })

  it.each(hostileKinds)('in path, query or a body that is no JSON: %s', async (kind) => {
    const slow = new SlowOnes()
    const text = inAddress(hostileText(kind, HEAD_MAX_CHARS, (unit) => inAddress(unit).length))
    for (const path of [`/${text}a/`, `${API_PREFIX}/${text}`, `${API_PREFIX}/user/club/all/${text}/`])
      await slow.watch(path.slice(0, 30), () => answered('GET', path))
    for (const query of [text, `${text}=1`, `limit${text}`])
      await slow.watch(`?${query.slice(0, 20)}`, () =>
        answered('GET', `${API_PREFIX}/user/club/all?${query}`),
      )
    const raw = hostileText(kind, BODY_TEXT_MAX_BYTES, Buffer.byteLength)
    for (const rawBody of [raw, `{"email":"${raw}`, `{"__proto__"${raw}`])
      await slow.watch('raw body', () => answered('POST', `${API_PREFIX}/auth/login`, { rawBody }))
    expect(slow.found).toEqual([])
  })
})
