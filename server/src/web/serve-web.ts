import { LANGUAGE_COOKIE, localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pagePolicy, tickerFrameHeaders } from '../security-headers.ts'
import { choosePage, isMissingPost } from './choose-page.ts'
import { chooseEncoding, isKnownTag } from './encodings.ts'
import { readSite, type ServedFile, type Site, type SitePage } from './site-files.ts'

type Options = { folder: string; publicUrl: string; isSecure: boolean }

const YEAR_SECONDS = 31_536_000
const TICKER_FOLDER = '/ticker/'

/** Serves the prerendered pages and their assets from memory. Everything that is not the API comes here. */
export function serveWeb(app: FastifyInstance, { folder, publicUrl, isSecure }: Options) {
  const site = readSite(folder, publicUrl)
  const policies = new Map(
    [...site.pages.values(), ...Object.values(site.notFound)].map(({ page }) => [
      page,
      pagePolicy(page, isSecure),
    ]),
  )
  const context = { site, policies, isSecure }

  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply
        .code(405)
        .header('allow', 'GET, HEAD')
        .type('text/plain; charset=utf-8')
        .send('Method Not Allowed')
    }
    return answer(context, request, reply)
  })
}

type Context = { site: Site; policies: ReadonlyMap<SitePage, string>; isSecure: boolean }

function answer(context: Context, request: FastifyRequest, reply: FastifyReply) {
  const { pathname, search, lng } = readUrl(request.url)
  const asset = context.site.assets.get(pathname)
  if (asset) {
    if (pathname.startsWith(TICKER_FOLDER)) reply.headers(tickerFrameHeaders())
    reply.header(
      'cache-control',
      asset.asset.immutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600',
    )
    return sendFile(request, reply, asset.file, asset.asset.type, 'Accept-Encoding')
  }

  const cookies = readCookies(request.headers.cookie)
  const choice = choosePage({
    pathname,
    search,
    lng,
    cookies,
    acceptLanguage: request.headers['accept-language'],
  })
  if (choice.is === 'redirect') {
    if (choice.language) {
      const secure = context.isSecure ? '; Secure' : ''
      reply.header(
        'set-cookie',
        `${LANGUAGE_COOKIE}=${choice.language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Strict${secure}`,
      )
    }
    return redirect(reply, choice.location, choice.status)
  }

  const prefixed = (path: string) => (choice.negotiated ? path : localizePath(path, choice.locale))
  const found = context.site.pages.get(choice.url)
  if (!found && isMissingPost(pathname)) return redirect(reply, prefixed(paths.bulletin), 302)
  if (found?.page.access === 'gated' && !cookies.get('uid'))
    return redirect(reply, prefixed(paths.login), 302)
  return sendPage(context, request, reply, found ?? context.site.notFound[choice.locale], choice.negotiated)
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
  reply.header('etag', `"${file.etag}-${encoding}"`).header('vary', vary)
  if (reply.statusCode === 200 && isKnownTag(request.headers['if-none-match'], file.etag))
    return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(type).send(file.bodies[encoding])
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
