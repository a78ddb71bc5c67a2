import { LANGUAGE_COOKIE, localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import {
  POLICY_COOKIE,
  promotionOfCookie,
  promotionOfHeader,
  strictestPromotion,
  type Promotion,
} from '@aurivane/contract/promotion'
import type { PageFacts } from '@aurivane/contract/web-renderer'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { tickerFrameHeaders } from '../security-headers.ts'
import type { Asset, Assets } from './assets.ts'
import { choosePage, isMissingPost } from './choose-page.ts'
import type { Documents } from './documents.ts'
import { chooseEncoding, isKnownTag } from './encodings.ts'
import type { ServedFile } from './served-file.ts'

const YEAR_SECONDS = 31_536_000
const TICKER_FOLDER = '/ticker/'

export type AnswerPage = (
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>

/** The files and documents of the site. */
export type Site = { assets: Assets; documents: Documents }

export type SiteSettings = {
  isSecure: boolean
  /** The request header with the visitor's country. */
  geoCountryHeader: string | null
  /** Countries where return figures are not shown. */
  promotionOff: readonly string[]
}

/** Sends documents and files, from memory. Everything that is not the API comes here. */
export function answerFrom(site: Site, settings: SiteSettings): AnswerPage {
  return (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD')
      return answer({ ...site, ...settings }, request, reply)
    return reply
      .code(405)
      .header('allow', 'GET, HEAD')
      .type('text/plain; charset=utf-8')
      .send('Method Not Allowed')
  }
}

type Context = Site & SiteSettings

async function answer(context: Context, request: FastifyRequest, reply: FastifyReply) {
  const { assets, documents, isSecure } = context
  const { pathname, search, lng } = readUrl(request.url)
  // The link of an invitation is a secret, which not even our own pages need as a referrer.
  if (search.includes('invitation=')) reply.header('referrer-policy', 'no-referrer')
  const asset = assets.get(pathname)
  if (asset) return sendAsset(request, reply, pathname, asset)

  const cookies = readCookies(request.headers.cookie)
  const acceptLanguage = request.headers['accept-language']
  const choice = choosePage({ pathname, search, lng, cookies, acceptLanguage })
  if (choice.language) rememberLanguage(reply, choice.language, isSecure)
  if (choice.is === 'redirect') return redirect(reply, choice.location, choice.status)
  const { path, locale, isNegotiated } = choice
  const hasSession = Boolean(cookies.get('uid'))
  const elsewhere = redirectOf(path, documents.findPage(path), hasSession)
  if (elsewhere) return redirect(reply, isNegotiated ? elsewhere : localizePath(elsewhere, locale), 302)

  const promotion = promotionOf(context, request, cookies)
  const address = { path, locale, search, promotion }
  const { status, headers, file } = await documents.get(address, { mustBeFresh: hasSession })
  reply.headers({ ...headers, vary: varyOf(context, isNegotiated) })
  return sendFile(request, reply, { status, type: 'text/html; charset=utf-8', file })
}

/** The visitor's country, and the country of the account that was last used in this browser. */
function promotionOf(
  { geoCountryHeader, promotionOff }: Context,
  request: FastifyRequest,
  cookies: ReadonlyMap<string, string>,
): Promotion {
  const country = geoCountryHeader === null ? undefined : request.headers[geoCountryHeader]
  return strictestPromotion(
    promotionOfHeader([country].flat().join(','), promotionOff),
    promotionOfCookie(cookies.get(POLICY_COOKIE)),
  )
}

function varyOf({ geoCountryHeader }: Context, isNegotiated: boolean): string {
  const names = [
    'Accept-Encoding',
    ...(isNegotiated ? ['Accept-Language'] : []),
    'Cookie',
    ...(geoCountryHeader === null ? [] : [geoCountryHeader]),
  ]
  return names.join(', ')
}

/** A post that does not exist redirects to the list, a gated page without a session to the login. */
function redirectOf(path: string, page: PageFacts | null, hasSession: boolean): string | null {
  if (!page) return isMissingPost(path) ? paths.bulletin : null
  return page.access === 'gated' && !hasSession ? paths.login : null
}

// Lax: a link from elsewhere should open in the chosen language too.
function rememberLanguage(reply: FastifyReply, language: string, isSecure: boolean) {
  const attributes = `Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`
  reply.header('set-cookie', `${LANGUAGE_COOKIE}=${language}; ${attributes}`)
}

function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  pathname: string,
  { type, isImmutable, file }: Asset,
) {
  if (pathname.startsWith(TICKER_FOLDER)) reply.headers(tickerFrameHeaders())
  reply.headers({
    'cache-control': isImmutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600',
    vary: 'Accept-Encoding',
  })
  return sendFile(request, reply, { status: 200, type, file })
}

type Answer = { status: number; type: string; file: ServedFile }

async function sendFile(request: FastifyRequest, reply: FastifyReply, { status, type, file }: Answer) {
  const encoding = chooseEncoding(request.headers['accept-encoding'], file)
  reply.header('etag', `"${file.etag}-${encoding}"`)
  if (status === 200 && isKnownTag(request.headers['if-none-match'], file.etag)) return reply.code(304).send()
  const body = await (file.bodies[encoding] ?? file.bodies.identity)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(status).type(type).send(body)
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
