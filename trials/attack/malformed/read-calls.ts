import { ask } from '../http-client.ts'

type Parameter = { name: string; in: 'path' | 'query'; example?: unknown; schema: { enum?: string[] } }
type Operation = {
  operationId: string
  security: unknown[]
  parameters: Parameter[]
  requestBody?: { content: { 'application/json': { example: Record<string, unknown>; schema: BodySchema } } }
  responses: Record<string, unknown>
}
type BodySchema = { properties: Record<string, unknown> }

/** One call as the site's own OpenAPI document describes it. */
export type Call = {
  id: string
  method: string
  /** With `{name}` in the place of parameters. */
  path: string
  isGuarded: boolean
  parameters: Parameter[]
  body: { fields: string[]; example: Record<string, unknown> } | null
  /** The statuses that the document names for it. */
  statuses: number[]
}

export async function readCalls(url: string): Promise<Call[]> {
  const { body } = await ask(url, 'GET', '/api/v1/openapi.json')
  const paths = body['paths'] as Record<string, Record<string, Operation>>
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => describe(method, path, operation)),
  )
}

function describe(method: string, path: string, operation: Operation): Call {
  const json = operation.requestBody?.content['application/json']
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    isGuarded: operation.security.length > 0,
    parameters: operation.parameters,
    body: json ? { fields: Object.keys(json.schema.properties), example: json.example } : null,
    statuses: Object.keys(operation.responses).map(Number),
  }
}

/** The call's path with example values as parameters. */
export function addressOf(call: Call, parameter?: string): string {
  const example = call.parameters.find((one) => one.in === 'path')?.example
  // The document's example matches its body, so that the request gets as far as the body's validation.
  const fromBody = call.body?.example['valueType']
  const value = parameter ?? encodeURIComponent(String(fromBody ?? example))
  return `/api/v1${call.path.replace(/\{\w+\}/, () => value)}`
}
