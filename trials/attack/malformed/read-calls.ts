import { calls } from '@aurivane/contract/calls'
import { ask } from '../http-client.ts'

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  example?: unknown
  schema: { enum?: string[] }
}
type Operation = {
  operationId: string
  security: unknown[]
  parameters: Parameter[]
  requestBody?: { content: { 'application/json': { example?: Record<string, unknown>; schema: BodySchema } } }
  responses: Record<string, unknown>
}
type BodySchema = { properties?: Record<string, unknown>; anyOf?: BodySchema[] }

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

/** Every call of the contract; one that the document leaves out would not be attacked, and is an error. */
export async function readCalls(url: string): Promise<Call[]> {
  const { body } = await ask(url, 'GET', '/api/v1/openapi.json')
  const paths = body['paths'] as Record<string, Record<string, Operation>>
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => describe(method, path, operation)),
  )
  const missing = Object.keys(calls).filter((name) => !described.some(({ id }) => id === name))
  if (missing.length > 0) throw new Error(`The OpenAPI document lacks ${missing.join(', ')}`)
  return described
}

function describe(method: string, path: string, operation: Operation): Call {
  const json = operation.requestBody?.content['application/json']
  const example = json?.example ?? {}
  const fields = [...Object.keys(example), ...fieldsOf(json?.schema)]
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    isGuarded: operation.security.length > 0,
    parameters: operation.parameters,
    body: json ? { fields: [...new Set(fields)], example } : null,
    statuses: Object.keys(operation.responses).map(Number),
  }
}

function fieldsOf(schema: BodySchema | undefined): string[] {
  return [...Object.keys(schema?.properties ?? {}), ...(schema?.anyOf ?? []).flatMap(fieldsOf)]
}

/** The call's path with a value for each parameter, by default the document's examples. */
export function addressOf(call: Call, fill: (parameter: Parameter) => string | undefined = () => undefined) {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = call.parameters.find((one) => one.in === 'path' && one.name === name)
    const filled = parameter && fill(parameter)
    // The document's example matches its body, so that the request gets as far as the body's validation.
    return filled ?? encodeURIComponent(String(call.body?.example['valueType'] ?? parameter?.example))
  })
  return `/api/v1${path}`
}
