import { LANGUAGE_COOKIE, localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pagePolicy, tickerFrameHeaders } from '../security-headers.ts'
import { choosePage, isMissingPost } from './choose-page.ts'
import { chooseEncoding, isKnownTag } from './encodings.ts'
import type { ServedFile, Site, SiteAsset, SitePage } from './site-files.ts'

const YEAR_SECONDS = 31_536_000
const TICKER_FOLDER = '/ticker/'

export type AnswerPage = (
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>

/** Answers with the prerendered pages and their assets, from memory. Everything that is not the API comes here. */
export function answerFrom(site: Site, isSecure: boolean): AnswerPage {
  return (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD')
      return answer({ site, isSecure }, request, reply)
    return reply
      .code(405)
      .header('allow', 'GET, HEAD')
      .type('text/plain; charset=utf-8')
      .send('Method Not Allowed')
  }
}

type Context = { site: Site; isSecure: boolean }

function answer(context: Context, request: FastifyRequest, reply: FastifyReply) {
  const { pathname, search, lng } = readUrl(request.url)
  const asset = context.site.assets.get(pathname)
  if (asset) return sendAsset(request, reply, asset)

  const cookies = readCookies(request.headers.cookie)
  const acceptLanguage = request.headers['accept-language']
  const choice = choosePage({ pathname, search, lng, cookies, acceptLanguage })
  if (choice.language) rememberLanguage(reply, choice.language, context.isSecure)
  if (choice.is === 'redirect') return redirect(reply, choice.location, choice.status)
  const found = findPage(context.site, choice.url, search)
  const elsewhere = leadElsewhere(pathname, found?.page, Boolean(cookies.get('uid')))
  if (elsewhere) {
    return redirect(reply, choice.negotiated ? elsewhere : localizePath(elsewhere, choice.locale), 302)
  }
  return sendPage(context, request, reply, found ?? context.site.notFound[choice.locale], choice.negotiated)
}

/**
 * Some pages have documents of their own for what `?select=` may ask for. The name must stand there as it is: nginx looks for
 * it, too, before it keeps an answer.
 */
function findPage({ pages }: Site, url: string, search: string) {
  const select = search.includes('select=') ? new URLSearchParams(search).get('select') : null
  return (select === null ? undefined : pages.get(`${url}?select=${select}`)) ?? pages.get(url)
}

/** A post that does not exist leads to the list, a gated page without a session to the login. */
function leadElsewhere(pathname: string, page: SitePage | undefined, hasUid: boolean): string | null {
  if (!page) return isMissingPost(pathname) ? paths.bulletin : null
  return page.access === 'gated' && !hasUid ? paths.login : null
}

// Lax: a link from elsewhere should open in the chosen language too.
function rememberLanguage(reply: FastifyReply, language: string, isSecure: boolean) {
  const attributes = `Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`
  reply.header('set-cookie', `${LANGUAGE_COOKIE}=${language}; ${attributes}`)
}

function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  { asset, file }: { asset: SiteAsset; file: ServedFile },
) {
  if (asset.url.startsWith(TICKER_FOLDER)) reply.headers(tickerFrameHeaders())
  reply.headers({
    'cache-control': asset.immutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600',
    vary: 'Accept-Encoding',
  })
  return sendFile(request, reply, { status: 200, type: asset.type, file })
}

function sendPage(
  { isSecure }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { page, file }: { page: SitePage; file: ServedFile },
  negotiated: boolean,
) {
  reply.headers({
    ...pageHeaders(page, isSecure),
    vary: negotiated ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding, Cookie',
  })
  return sendFile(request, reply, { status: page.status, type: 'text/html; charset=utf-8', file })
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, type, file }: { status: number; type: string; file: ServedFile },
) {
  const encoding = chooseEncoding(request.headers['accept-encoding'], file)
  reply.header('etag', `"${file.etag}-${encoding}"`)
  if (status === 200 && isKnownTag(request.headers['if-none-match'], file.etag)) return reply.code(304).send()
  const body = await (file.bodies[encoding] ?? file.bodies.identity)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(status).type(type).send(body)
}

function pageHeaders(page: SitePage, isSecure: boolean): Record<string, string> {
  return {
    'content-security-policy': pagePolicy(page, isSecure),
    'content-language': page.locale,
    'cache-control': page.access === 'public' ? 'no-cache' : 'private, no-cache',
    ...(!page.indexable && { 'x-robots-tag': 'noindex' }),
  }
}

function redirect(reply: FastifyReply, location: string, status: 301 | 302) {
  return reply.header('cache-control', 'no-store').header('vary', 'Cookie').redirect(location, status)
}

function readUrl(url: string) {
  const at = url.indexOf('?')
  const pathname = at < 0 ? url : url.slice(0, at)
  const search = at < 0 ? '' : url.slice(at)
  return { pathname, search, lng: search.includes('lng=') ? new URLSearchParams(search).get('lng') : null }
}

const NO_COOKIES: ReadonlyMap<string, string> = new Map()

function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  if (!header) return NO_COOKIES
  const pairs = header.split(';').map((pair) => pair.trim().split('=', 2))
  return new Map(pairs.map(([name = '', value = '']) => [name, value]))
}
