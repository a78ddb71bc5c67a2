import { markRefused, prepareHead, type ReadyLines, toReadyLines, writeAnswer } from '@aurivane/api'
import { LANGUAGE_COOKIE, localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pagePolicy, tickerFrameHeaders } from '../security-headers.ts'
import { choosePage, isMissingPost } from './choose-page.ts'
import { chooseEncoding, isKnownTag } from './encodings.ts'
import type { Encoding, ServedFile, Site, SiteAsset, SitePage } from './site-files.ts'

const YEAR_SECONDS = 31_536_000
const TICKER_FOLDER = '/ticker/'

export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | void

/** Answers with the prerendered pages and their assets, from memory. Everything that is not the API comes here. */
export function answerFrom(site: Site, isSecure: boolean): AnswerPage {
  const context = { site, heads: keepHeads(isSecure), isSecure }

  return (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      markRefused(request.raw)
      return reply
        .code(405)
        .header('allow', 'GET, HEAD')
        .type('text/plain; charset=utf-8')
        .send('Method Not Allowed')
    }
    return answer(context, request, reply)
  }
}

type Context = { site: Site; heads: ReturnType<typeof keepHeads>; isSecure: boolean }

function answer(context: Context, request: FastifyRequest, reply: FastifyReply) {
  const { pathname, search, lng } = readUrl(request.url)
  const asset = context.site.assets.get(pathname)
  if (asset) return sendAsset(context, request, reply, asset)

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
  reply.raw.setHeader('set-cookie', `${LANGUAGE_COOKIE}=${language}; ${attributes}`)
}

function sendAsset(
  { heads }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { asset, file }: { asset: SiteAsset; file: ServedFile },
) {
  return sendFile(request, reply, 200, file, (form) => heads.ofAsset(asset, form))
}

function sendPage(
  { heads }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { page, file }: { page: SitePage; file: ServedFile },
  negotiated: boolean,
) {
  const headOf = negotiated ? heads.ofNegotiatedPage : heads.ofPage
  return sendFile(request, reply, page.status, file, (form) => headOf(page, form))
}

/** One of the forms in which a file is sent. */
type Form = { file: ServedFile; encoding: Encoding; body: Buffer }
/** Above the file, and above nothing where the caller has it already. */
type Heads = { sent: ReadyLines; unchanged: ReadyLines }

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  file: ServedFile,
  headsOf: (form: Form) => Heads,
) {
  const encoding = chooseEncoding(request.headers['accept-encoding'], file)
  const body = file.bodies[encoding] ?? file.bodies.identity
  const heads = headsOf({ file, encoding, body })
  if (status === 200 && isKnownTag(request.headers['if-none-match'], file.etag)) {
    prepareHead(reply.raw, heads.unchanged)
    return reply.code(304).send()
  }
  return writeAnswer(reply, status, heads.sent, body)
}

/** What is said of a form of a file never changes: it is put together when somebody first asks for that form. */
function keepHeads(isSecure: boolean) {
  return {
    ofAsset: keepHeadsOf(
      (asset: SiteAsset) => asset.type,
      (asset) => ({
        ...(asset.url.startsWith(TICKER_FOLDER) && tickerFrameHeaders()),
        'cache-control': asset.immutable
          ? `public, max-age=${YEAR_SECONDS}, immutable`
          : 'public, max-age=3600',
        vary: 'Accept-Encoding',
      }),
    ),
    ofPage: keepHeadsOfPages(isSecure, 'Accept-Encoding, Cookie'),
    ofNegotiatedPage: keepHeadsOfPages(isSecure, 'Accept-Encoding, Accept-Language, Cookie'),
  }
}

function keepHeadsOfPages(isSecure: boolean, vary: string) {
  return keepHeadsOf(
    () => 'text/html; charset=utf-8',
    (page: SitePage) => ({ ...pageHeaders(page, isSecure), vary }),
  )
}

function keepHeadsOf<About>(
  typeOf: (about: About) => string,
  headersOf: (about: About) => Record<string, string>,
) {
  const heads = new WeakMap<Buffer, Heads>()
  return (about: About, { file, encoding, body }: Form): Heads => {
    const known = heads.get(body)
    if (known) return known
    // The length tells two forms of one encoding apart.
    const headers = { ...headersOf(about), etag: `"${file.etag}-${encoding}-${body.length}"` }
    const made = {
      sent: toReadyLines({
        ...headers,
        'content-type': typeOf(about),
        'content-encoding': encoding === 'identity' ? '' : encoding,
      }),
      unchanged: toReadyLines(headers),
    }
    heads.set(body, made)
    return made
  }
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
