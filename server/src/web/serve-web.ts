import { LANGUAGE_COOKIE, localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pagePolicy, tickerFrameHeaders } from '../security-headers.ts'
import { choosePage, isMissingPost } from './choose-page.ts'
import { chooseEncoding, isKnownTag } from './encodings.ts'
import type { ServedFile, Site, SiteAsset, SitePage } from './site-files.ts'

const YEAR_SECONDS = 31_536_000
const TICKER_FOLDER = '/ticker/'

export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** Answers with the prerendered pages and their assets, from memory. Everything that is not the API comes here. */
export function answerFrom(site: Site, isSecure: boolean): AnswerPage {
  const policies = new Map(
    [...site.pages.values(), ...Object.values(site.notFound)].map(({ page }) => [
      page,
      pagePolicy(page, isSecure),
    ]),
  )
  const context = { site, policies, isSecure }

  return (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply
        .code(405)
        .header('allow', 'GET, HEAD')
        .type('text/plain; charset=utf-8')
        .send('Method Not Allowed')
    }
    return answer(context, request, reply)
  }
}

type Context = { site: Site; policies: ReadonlyMap<SitePage, string>; isSecure: boolean }

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
  const elsewhere = leadElsewhere(pathname, found?.page, cookies.has('uid'))
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
  const caching = asset.immutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600'
  reply.header('cache-control', caching)
  return sendFile(request, reply, file, asset.type, 'Accept-Encoding')
}

function sendPage(
  { policies }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { page, file }: { page: SitePage; file: ServedFile },
  negotiated: boolean,
) {
  reply
    .code(page.status)
    .header('content-security-policy', policies.get(page) ?? '')
    .header('content-language', page.locale)
    .header('cache-control', page.access === 'public' ? 'no-cache' : 'private, no-cache')
  if (!page.indexable) reply.header('x-robots-tag', 'noindex')
  const vary = negotiated ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding, Cookie'
  return sendFile(request, reply, file, 'text/html; charset=utf-8', vary)
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ServedFile,
  type: string,
  vary: string,
) {
  const encoding = chooseEncoding(request.headers['accept-encoding'], file)
  const body = file.bodies[encoding]
  // The length tells two forms of one encoding apart.
  reply.header('etag', `"${file.etag}-${encoding}-${body?.length}"`).header('vary', vary)
  if (reply.statusCode === 200 && isKnownTag(request.headers['if-none-match'], file.etag))
    return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(type).send(body)
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

function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('=', 2))
  return new Map(pairs.map(([name = '', value = '']) => [name, value]))
}
