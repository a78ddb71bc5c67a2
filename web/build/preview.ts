import { readFile } from 'node:fs/promises'
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  DEFAULT_LOCALE,
  LANGUAGE_COOKIE,
  LANGUAGE_QUERY,
  localizePath,
  negotiateLocale,
  parseLocale,
  productCodeOf,
  splitPath,
  type Locale,
} from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { readCookie } from '../app/session/cookies.ts'
import { distFolder } from './paths.ts'
import type { Site, SitePage } from './site.ts'

/** Looks at a build without the product's server: same addresses, languages and policy, nothing kept in memory. */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '4173' }, api: { type: 'string' }, dist: { type: 'string' } },
})
const folder = values.dist ? resolve(values.dist) : distFolder

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error)
    response.writeHead(500).end()
  })
}).listen(Number(values.port), '127.0.0.1', () => console.log(`http://127.0.0.1:${values.port}`))

async function answer(request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://localhost')
  if (url.pathname.startsWith('/api/')) return proxy(request, response)
  const site = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')) as Site
  const asset = site.assets.find((candidate) => candidate.url === url.pathname)
  if (asset) {
    response.setHeader('Cache-Control', asset.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    return send(response, 200, asset.type, asset.file)
  }
  const { locale: fromPath, code, path } = splitPath(url.pathname)
  if (fromPath && (fromPath === DEFAULT_LOCALE || code !== productCodeOf(fromPath))) {
    return redirect(response, localizePath(path, fromPath) + url.search, fromPath)
  }
  const cookies = request.headers.cookie ?? ''
  const locale = fromPath ?? chooseLocale(request, url, cookies)
  const page = site.pages.find((candidate) => candidate.path === path && candidate.locale === locale)
  if (page?.access === 'gated' && !readCookie(cookies, 'uid')) {
    return redirect(response, localizePath(paths.login, locale))
  }
  if (!page && path.startsWith(paths.bulletinPost))
    return redirect(response, localizePath(paths.bulletin, locale))
  return sendPage(response, page ?? site.notFound[locale])
}

function chooseLocale(request: IncomingMessage, url: URL, cookies: string): Locale {
  return (
    parseLocale(url.searchParams.get(LANGUAGE_QUERY)) ??
    parseLocale(readCookie(cookies, LANGUAGE_COOKIE)) ??
    negotiateLocale(request.headers['accept-language']) ??
    DEFAULT_LOCALE
  )
}

function sendPage(response: ServerResponse, page: SitePage) {
  const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`).join(' ')
  response.setHeader(
    'Content-Security-Policy',
    [
      "default-src 'none'",
      `script-src 'self' ${quoted(page.scriptHashes)}`,
      `style-src 'self' ${quoted(page.styleHashes)}`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "frame-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
  )
  response.setHeader('Cache-Control', 'no-cache')
  response.setHeader('Content-Language', page.locale)
  response.setHeader('Vary', 'Accept-Language, Cookie')
  return send(response, page.status, 'text/html; charset=utf-8', page.file)
}

async function send(response: ServerResponse, status: number, type: string, file: string) {
  response.writeHead(status, { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' })
  response.end(await readFile(join(folder, file)))
}

function redirect(response: ServerResponse, to: string, remember?: Locale) {
  const cookie =
    remember && `${LANGUAGE_COOKIE}=${productCodeOf(remember)}; Path=/; SameSite=Lax; Max-Age=31536000`
  response.writeHead(302, { Location: to, ...(cookie && { 'Set-Cookie': cookie }) }).end()
}

function proxy(request: IncomingMessage, response: ServerResponse) {
  if (!values.api)
    return void response.writeHead(503, { 'Content-Type': 'application/json' }).end('{"result":"No API"}')
  const { method, headers } = request
  const passed = forward(new URL(request.url ?? '/', values.api), { method, headers }, (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.headers)
    answered.pipe(response)
  })
  passed.on('error', () => response.writeHead(502).end())
  request.pipe(passed)
}
