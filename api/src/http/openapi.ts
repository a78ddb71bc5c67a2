import { refusalAnswer } from '@aurivane/contract/answers'
import { brand } from '@aurivane/contract/brand'
import { API_PREFIX, type Endpoint } from '@aurivane/contract/endpoint'
import { refusals } from '@aurivane/contract/refusal-codes'
import { z } from 'zod'
import { refusalExamples, refusalsOf } from './openapi-errors.ts'
import { answerExample, parameterExamples } from './openapi-examples.ts'

type Json = Record<string, unknown>
export type Parameter = {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: Json
  example?: unknown
}
export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: Json
  responses: Record<string, Json>
}
export type OpenApi = Json & { paths: Record<string, Record<string, Operation>> }

const tags = {
  Accounts: 'Registering, confirming the email, logging in and out, recovering the password',
  'Two-factor': 'One-time codes of an authenticator app as a second factor',
  Profiles: 'Members: the own profile, and what administrators do with users',
  Clubs: 'Country clubs: the public list, and what owners and reviewers do with them',
  Administration: 'Reviewing clubs, counts and the record of administrative changes',
  Notices: 'The inbox of a person, and which notices are mailed',
  Reports: 'Complaints about clubs to the administrators',
  Contact: 'Messages to the support address',
  Health: 'Whether the process runs and can work',
} as const

const tagOf: [prefix: string, tag: keyof typeof tags][] = [
  ['/auth', 'Accounts'],
  ['/protected', 'Accounts'],
  ['/user/2FA', 'Two-factor'],
  ['/user/club', 'Clubs'],
  ['/user/invitations', 'Clubs'],
  ['/user/offers', 'Clubs'],
  ['/clubs', 'Clubs'],
  ['/user/notices', 'Notices'],
  ['/admin/reports', 'Reports'],
  ['/profiles', 'Profiles'],
  ['/admin', 'Administration'],
  ['/contact', 'Contact'],
  ['/health', 'Health'],
]

const description = `Every answer is JSON with \`result\`: a text for a person, or the data. Errors carry a stable \`code\`, and \`fields\` where
single fields are wrong. Texts follow \`Accept-Language\` (en, it, de); codes never change. Calls of members send the headers \`uid\` and
\`Authorization: Bearer\`, both from the answer to the login; a session that a browser opened also needs its http-only cookie.`

/** The OpenAPI document, made from the same definitions as the routes themselves. */
export function makeOpenApi(endpoints: readonly Endpoint[], supportEmail: string): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const endpoint of endpoints) {
    const path = nameParameters(endpoint, endpoints)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: makeOperation(endpoint, path) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1.0.0', description },
    servers: [{ url: API_PREFIX, description: 'This site' }],
    tags: Object.entries(tags).map(([name, text]) => ({ name, description: text })),
    paths,
    components: {
      schemas: { Refusal: toSchema(refusalAnswer, 'output') },
      examples: refusalExamples(endpoints, supportEmail),
      securitySchemes: {
        uid: { type: 'apiKey', in: 'header', name: 'uid', description: '`userObject.uid` of the login' },
        token: { type: 'http', scheme: 'bearer', description: '`userObject.atoken` of the login' },
      },
    },
  }
}

const anyParameter = /:(\w+)/g

/**
 * `/profiles/user/:id` becomes `/profiles/user/{id}`. Where methods of one address call its parameter differently,
 * which OpenAPI does not allow, it gets both names: `{valueTypeOrId}`.
 */
function nameParameters(endpoint: Endpoint, all: readonly Endpoint[]): string {
  const shape = endpoint.path.replaceAll(anyParameter, ':')
  const alike = all.filter(({ path }) => path.replaceAll(anyParameter, ':') === shape)
  const names = alike.map(({ path }) => [...path.matchAll(anyParameter)].map(([, name = '']) => name))
  let place = 0
  return endpoint.path.replaceAll(anyParameter, () => {
    const [first = '', ...others] = new Set(names.map((own) => own[place] ?? ''))
    place += 1
    return `{${first}${others.map((name) => `Or${name[0]?.toUpperCase()}${name.slice(1)}`).join('')}}`
  })
}

function makeOperation(endpoint: Endpoint, path: string): Operation {
  return {
    operationId: endpoint.name,
    tags: [tagOf.find(([prefix]) => endpoint.path.startsWith(prefix))?.[1] ?? 'Accounts'],
    summary: endpoint.summary,
    security: securityOf(endpoint),
    parameters: [...pathParametersOf(endpoint, path), ...parametersOf(endpoint.query, 'query')],
    ...(endpoint.body && { requestBody: bodyOf(endpoint, endpoint.body) }),
    responses: { ...successOf(endpoint), ...refusalsByStatus(endpoint) },
  }
}

/** An empty requirement beside the other says that the session is optional. */
function securityOf({ access }: Endpoint): Operation['security'] {
  if (access === 'anyone') return []
  const session = { uid: [], token: [] }
  return access === 'optional' ? [session, {}] : [session]
}

function parametersOf(schema: z.ZodType | undefined, place: Parameter['in']): Parameter[] {
  if (!schema) return []
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
    example: firstOf(property) ?? parameterExamples[name],
  }))
}

function pathParametersOf(endpoint: Endpoint, path: string): Parameter[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return parametersOf(endpoint.params, 'path').map((parameter, place) => ({
    ...parameter,
    name: names[place] ?? parameter.name,
  }))
}

/** Of a closed list of words the first is an example. */
function firstOf(schema: Json): unknown {
  return Array.isArray(schema['enum']) ? schema['enum'][0] : undefined
}

function bodyOf(endpoint: Endpoint, body: z.ZodType): Json {
  return { required: true, content: json(toSchema(body, 'input'), { example: endpoint.example?.body }) }
}

function successOf(endpoint: Endpoint): Record<string, Json> {
  const content = json(toSchema(endpoint.answer, 'output'), { example: answerExample(endpoint) })
  const headers = {
    'Content-Language': header('The language of the texts: en, it or de'),
    ...(endpoint.cacheControl && {
      ETag: header('Send it as If-None-Match to learn whether anything changed'),
    }),
    ...(endpoint.limit === 'login' && {
      'Set-Cookie': header('The http-only key of the session, once logged in'),
    }),
  }
  const unchanged = endpoint.cacheControl && { 304: { description: 'Nothing changed since the given ETag' } }
  return { [endpoint.status ?? 202]: { description: endpoint.summary, headers, content }, ...unchanged }
}

function refusalsByStatus(endpoint: Endpoint): Record<string, Json> {
  const byStatus = Map.groupBy(refusalsOf(endpoint), (code) => refusals[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: `Refused: ${codes.map((code) => `\`${code}\``).join(', ')}`,
        ...((status === 429 || status === 503) && {
          headers: { 'Retry-After': header('Seconds until it is worth trying again', 'integer') },
        }),
        content: json(
          { $ref: '#/components/schemas/Refusal' },
          {
            examples: Object.fromEntries(
              codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
            ),
          },
        ),
      },
    ]),
  )
}

function header(text: string, type = 'string') {
  return { description: text, schema: { type } }
}

function json(schema: Json, examples: Json) {
  return { 'application/json': { schema, ...examples } }
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // The format says it; the pattern that zod adds is longer than the rest of the document.
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
    },
  })
  return rest
}
