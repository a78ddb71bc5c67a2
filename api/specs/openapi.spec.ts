import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusals } from '@aurivane/contract/refusal-codes'
import type { OpenApi, Operation } from '../src/http/openapi.ts'
import { allEndpoints } from './support/endpoints.ts'
import type { Answer } from './support/http-client.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
let answer: Answer
let document: OpenApi
beforeAll(async () => {
  site = await openSite({ supportEmail: 'help@desk.example' })
  answer = await site.send('GET', '/openapi.json')
  document = answer.body as unknown as OpenApi
})
afterAll(() => site.close())

const endpoints = await allEndpoints()
const named = endpoints.map((endpoint) => [endpoint.name, endpoint] as const)
function operationOf(name: string): Operation {
  const all = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  const operation = all.find((one) => one.operationId === name)
  if (!operation) throw new Error(`${name} is not in the document`)
  return operation
}
/** The address without the names of its parameters: two methods may call the same one differently. */
const shapeOf = (path: string) => path.replaceAll(/:\w+|\{\w+\}/g, '{}')
type Media = { content: { 'application/json': { schema: object; example?: unknown; examples?: object } } }

describe('The OpenAPI document', () => {
  it('is JSON of version 3.1, with an ETag', async () => {
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(document['openapi']).toMatch(/^3\.1\./)
    const etag = String(answer.headers['etag'])
    const again = await site.send('GET', '/openapi.json', { headers: { 'if-none-match': etag } })
    expect(again).toMatchObject({ status: 304, text: '' })
  })

  it('passes the linter for OpenAPI', { timeout: 60_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'aurivane-openapi-'))
    try {
      const file = join(folder, 'openapi.json')
      await writeFile(file, answer.text)
      const config = fileURLToPath(new URL('../redocly.yaml', import.meta.url))
      const cli = join(
        dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')),
        'bin/cli.js',
      )
      const lint = promisify(execFile)(process.execPath, [cli, 'lint', file, '--config', config], {
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      })
      const { stderr } = await lint.catch((error: { stdout: string; stderr: string }) => {
        throw new Error(error.stdout + error.stderr)
      })
      expect(stderr).toContain('Your API description is valid')
      expect(stderr).not.toMatch(/warning/i)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

  it('names the operator’s support address where an answer would', () => {
    expect(answer.text.match(/Please contact [^"]+/g)).toEqual(['Please contact help@desk.example.'])
  })

  it('shows the fields that a refusal names', () => {
    const { examples } = document['components'] as { examples: Record<string, { value: object }> }
    const naming = Object.entries(examples).filter(([, { value }]) => 'fields' in value)
    expect(naming.map(([code]) => code).toSorted()).toEqual(['detected', 'invalid_input', 'nothing_changed'])
  })

  it('has every call of the contract, once, and no other', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) =>
        [operationId, method, shapeOf(path)].join(' '),
      ),
    )
    const defined = endpoints.map(({ name, method, path }) =>
      [name, method.toLowerCase(), shapeOf(path)].join(' '),
    )
    expect(described.toSorted()).toEqual(defined.toSorted())
  })

  it.each(named)('says what %s takes and answers, each with an example that fits', (name, endpoint) => {
    const operation = operationOf(name)
    const ways = { anyone: 0, optional: 2, member: 1, admin: 1 }
    expect(operation.security).toHaveLength(ways[endpoint.access])
    const success = operation.responses[endpoint.status ?? 202] as unknown as Media
    endpoint.answer.parse(success.content['application/json'].example)
    if (endpoint.body) {
      const { content } = operation.requestBody as unknown as Media
      endpoint.body.parse(content['application/json'].example)
    }
    for (const [schema, place] of [
      [endpoint.params, 'path'],
      [endpoint.query, 'query'],
    ] as const) {
      const fields = Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})
      const own = operation.parameters.filter((parameter) => parameter.in === place)
      expect(own).toHaveLength(fields.length)
      schema?.parse(Object.fromEntries(own.map(({ example }, at) => [fields[at], example])))
    }
  })

  it.each(named)('says how %s can be refused, each with its code and text', (name, endpoint) => {
    const { responses } = operationOf(name)
    const expected = [
      ...(endpoint.refuses ?? []),
      'malformed_request',
      'internal_error',
      'unavailable',
      ...(endpoint.access === 'anyone' ? [] : (['login_needed'] as const)),
      ...(endpoint.access === 'admin' ? (['admin_only'] as const) : []),
      ...(endpoint.limit ? (['too_many_requests'] as const) : []),
    ] as const
    for (const code of expected) {
      const media = responses[refusals[code].status] as unknown as Media
      expect(Object.keys(media.content['application/json'].examples ?? {})).toContain(code)
    }
  })
})

describe('The page for people', () => {
  it('shows every call without script or inline style, so that the strictest policy may hold', async () => {
    const page = await site.send('GET', '/docs')
    expect(page.status).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.text).toContain('<html lang="en">')
    expect(page.text).not.toMatch(
      /<script|<style|\sstyle=|\son\w+=|javascript:|(src|href|action)=\S*https?:\/\//i,
    )
    for (const { name } of endpoints) expect(page.text).toContain(`id="${name}"`)
    for (const path of Object.keys(document.paths)) expect(page.text).toContain(`<code>${path}</code>`)
  })

  it('has a stylesheet of its own', async () => {
    const style = await site.send('GET', '/docs.css')
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8')
    expect((await site.send('GET', '/docs')).text).toContain('href="/api/v1/docs.css"')
  })
})
