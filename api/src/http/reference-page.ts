import { brand } from '@aurivane/contract/brand'
import { API_PREFIX } from '@aurivane/contract/endpoint'
import type { OpenApi, Operation } from './openapi.ts'

/** The OpenAPI document for people: plain HTML, without script or inline style, so that the strictest policy may hold. */
export function makeReferencePage(document: OpenApi): string {
  const { info, tags } = document as unknown as {
    info: { title: string; description: string }
    tags: { name: string; description: string }[]
  }
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const sections = tags.map(({ name, description }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name))
    return { name, description, id: idOf(name), calls: own }
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(info.title)}</title>
<link rel="stylesheet" href="${API_PREFIX}/docs.css">
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header><h1>${escape(info.title)}</h1>
<p>${code(info.description)}</p>
<p>All paths are below <code>${API_PREFIX}</code>. For machines: <a href="${API_PREFIX}/openapi.json">openapi.json</a>.
Back to <a href="/">${escape(brand.name)}</a>.</p></header>
<nav aria-label="Calls">${sections.map(navigationOf).join('')}</nav>
<main id="calls">${sections.map(sectionOf).join('')}</main>
</body>
</html>
`
}

type Call = { path: string; method: string; operation: Operation }
type Section = { name: string; description: string; id: string; calls: Call[] }

function navigationOf({ name, id, calls }: Section) {
  const links = calls.map(
    ({ path, method, operation }) =>
      `<li><a href="#${operation.operationId}"><b>${method}</b> ${escape(path)}</a></li>`,
  )
  return `<h2><a href="#${id}">${escape(name)}</a></h2><ul>${links.join('')}</ul>`
}

function sectionOf({ name, description, id, calls }: Section) {
  return `<section aria-labelledby="${id}"><h2 id="${id}">${escape(name)}</h2><p>${escape(description)}</p>
${calls.map(callOf).join('')}</section>`
}

function callOf({ path, method, operation }: Call) {
  const access = ['Open to anyone', 'Needs a session', 'A session is optional'][operation.security.length]
  return `<article aria-labelledby="${operation.operationId}">
<h3 id="${operation.operationId}"><b>${method}</b> <code>${escape(path)}</code></h3>
<p>${code(operation.summary)}. ${access}.</p>
${parametersOf(operation)}${bodyOf(operation)}${answersOf(operation)}</article>`
}

function parametersOf({ operationId, parameters }: Operation) {
  if (parameters.length === 0) return ''
  const rows = parameters.map(
    (parameter) =>
      `<tr><th scope="row"><code>${escape(parameter.name)}</code></th><td>${parameter.in}</td>
<td>${parameter.required ? 'required' : 'optional'}</td><td>${typeOf(parameter.schema)}</td></tr>`,
  )
  return table(operationId, 'Parameters', ['Name', 'Where', 'Needed', 'Form'], rows)
}

type Content = { content?: { 'application/json'?: { schema: Record<string, unknown>; example?: unknown } } }

function bodyOf({ operationId, requestBody }: Operation) {
  const media = (requestBody as Content | undefined)?.content?.['application/json']
  if (!media) return ''
  const { properties = {}, required = [] } = media.schema as {
    properties?: Record<string, Record<string, unknown>>
    required?: string[]
  }
  const rows = Object.entries(properties).map(
    ([name, schema]) => `<tr><th scope="row"><code>${escape(name)}</code></th>
<td>${required.includes(name) ? 'required' : 'optional'}</td><td>${typeOf(schema)}</td></tr>`,
  )
  return (
    table(operationId, 'Body', ['Field', 'Needed', 'Form'], rows) +
    exampleOf('Example of the body', media.example)
  )
}

function answersOf({ operationId, responses }: Operation) {
  const rows = Object.entries(responses).map(
    ([status, response]) =>
      `<tr><th scope="row">${status}</th><td>${code(String(response['description']))}</td></tr>`,
  )
  const success = Object.values(responses).map(
    (response) => (response as Content).content?.['application/json'],
  )
  const example = success.find((media) => media?.example !== undefined)?.example
  return table(operationId, 'Answers', ['Status', 'When'], rows) + exampleOf('Example of the answer', example)
}

function table(operationId: string, caption: string, heads: string[], rows: string[]) {
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('')
  return `<div class="scroll" tabindex="0" role="region" aria-label="${caption} of ${operationId}"><table><caption>${caption}</caption><thead><tr>${head}</tr></thead>
<tbody>${rows.join('')}</tbody></table></div>`
}

function exampleOf(title: string, example: unknown) {
  if (example === undefined) return ''
  return `<details><summary>${title}</summary><pre tabindex="0">${escape(JSON.stringify(example, null, 2))}</pre></details>`
}

/** In a few words: `string, at most 60 characters`, `one of: title, description`. */
function typeOf(schema: Record<string, unknown>): string {
  if (Array.isArray(schema['enum']))
    return `one of: ${schema['enum'].map((word) => escape(String(word))).join(', ')}`
  const alternatives = schema['anyOf'] as Record<string, unknown>[] | undefined
  if (alternatives) return [...new Set(alternatives.map(typeOf))].join(' or ')
  const type = [(schema['type'] as string | string[] | undefined) ?? 'any'].flat().join(' or ')
  const most = schema['maxLength'] === undefined ? '' : `, at most ${Number(schema['maxLength'])} characters`
  const least =
    Number(schema['minLength'] ?? 0) > 1 ? `, at least ${Number(schema['minLength'])} characters` : ''
  return escape(type + least + most)
}

function idOf(name: string) {
  return name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(text: string) {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** Escaped, with text between backticks as code. */
function code(text: string) {
  return escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
}
