import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** What the web build writes beside its files: the fixed list of all that is served. */
export type SitePage = {
  path: string
  locale: 'en' | 'it' | 'de'
  url: string
  file: string
  status: 200 | 404
  access: 'public' | 'gated' | 'guest'
  scriptHashes: string[]
  styleHashes: string[]
  indexable: boolean
}
export type SiteAsset = { url: string; file: string; type: string; immutable: boolean; hasOrigin: boolean }
type SiteList = {
  origin: string
  supportEmail: string
  pages: SitePage[]
  views: SitePage[]
  notFound: Record<SitePage['locale'], SitePage>
  assets: SiteAsset[]
}

export type Encoding = 'br' | 'gzip' | 'identity'
/** A file as it is sent: one body per encoding, all in memory. Its tag is made when somebody first asks. */
export type ServedFile = { readonly bodies: Bodies; readonly etag: string }
type Bodies = { readonly identity: Buffer; readonly br?: Buffer; readonly gzip?: Buffer }
export type Site = {
  pages: Map<string, { page: SitePage; file: ServedFile }>
  notFound: Record<SitePage['locale'], { page: SitePage; file: ServedFile }>
  assets: Map<string, { asset: SiteAsset; file: ServedFile }>
}

/** What the operator has set, and pages say. */
type SiteFacts = { publicUrl: string; supportEmail: string }

/** Reads the built site into memory: nothing that is not on its list can ever be asked for. */
export function readSite(folder: string, facts: SiteFacts): Site {
  const list = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as SiteList
  // One look at the folder instead of two questions for each file.
  const names = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  const read = (file: string, rewrite: Rewrite | null) =>
    rewrite
      ? rewritten(readFileSync(join(folder, file)), rewrite)
      : readPrepared(folder, file.replaceAll('/', sep), names)
  const ofOrigin = rewriteOrigin(list, facts)
  const ofPages = joinRewrites(ofOrigin, rewriteSupport(list, facts))
  const readPage = (page: SitePage) => ({ page, file: read(page.file, ofPages) })
  return {
    pages: new Map([...list.pages, ...list.views].map((page) => [page.url, readPage(page)])),
    notFound: {
      en: readPage(list.notFound.en),
      it: readPage(list.notFound.it),
      de: readPage(list.notFound.de),
    },
    assets: new Map(
      list.assets.map((asset) => [
        asset.url,
        { asset, file: read(asset.file, asset.hasOrigin ? ofOrigin : null) },
      ]),
    ),
  }
}

function readPrepared(folder: string, file: string, names: ReadonlySet<string>): ServedFile {
  const read = (name: string) => (names.has(name) ? readFileSync(folder + sep + name) : undefined)
  const identity = readFileSync(folder + sep + file)
  const br = read(`${file}.br`)
  const gzip = read(`${file}.gz`)
  let etag: string | undefined
  return {
    bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
    get etag() {
      return (etag ??= tagOf(identity))
    },
  }
}

type Rewrite = (text: string) => string

/** Absolute addresses (canonical, sitemap, sharing) may have been written for another PUBLIC_URL. */
function rewriteOrigin({ origin }: SiteList, { publicUrl }: SiteFacts): Rewrite | null {
  return origin === publicUrl ? null : (text) => text.replaceAll(origin, () => publicUrl)
}

const BOOT_DATA = '<script type="application/json" id="boot">{'

/** The app knows the brand's address and is told the operator's (docs/decisions/0074-documents-name-the-support-address.md). */
function rewriteSupport(list: SiteList, { supportEmail }: SiteFacts): Rewrite | null {
  if (list.supportEmail === supportEmail) return null
  const told = `${BOOT_DATA}"support":${JSON.stringify(supportEmail)},`
  return (text) => text.replaceAll(list.supportEmail, () => supportEmail).replace(BOOT_DATA, () => told)
}

function joinRewrites(first: Rewrite | null, second: Rewrite | null): Rewrite | null {
  return first && second ? (text) => second(first(text)) : (first ?? second)
}

/**
 * What says another address than it was built with is rewritten and compressed when somebody first asks, so that the start
 * does not wait for it: the quick way at once, as well as the build would have done it for those who come after.
 */
function rewritten(content: Buffer, rewriteText: Rewrite): ServedFile {
  const made: Partial<Record<Encoding, Buffer>> = {}
  let etag: string | undefined
  let original: Buffer | null = content
  const rewrite = () => {
    const text = original?.toString() ?? ''
    original = null
    return Buffer.from(rewriteText(text))
  }
  const bodies = {
    get identity() {
      return (made.identity ??= rewrite())
    },
    get br() {
      return (made.br ??= compressTwice(bodies.identity, (better) => (made.br = better)))
    },
    get gzip() {
      return (made.gzip ??= gzipSync(bodies.identity, { level: 6 }))
    },
  }
  return {
    bodies,
    get etag() {
      return (etag ??= tagOf(bodies.identity))
    },
  }
}

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
const compressWell = promisify(brotliCompress)
let turn: Promise<unknown> = Promise.resolve()

/** The best form takes fifty times as long. One at a time: the threads that make it check passwords, too. */
function compressTwice(content: Buffer, replace: (better: Buffer) => void): Buffer {
  // Should it fail, the quick form stays.
  turn = turn.then(async () => replace(await compressWell(content))).catch(() => undefined)
  return brotliCompressSync(content, QUICK)
}

/** 96 bits: nobody gains by finding two files with one tag, and heads are counted in bytes. */
function tagOf(content: Buffer) {
  return createHash('sha256').update(content).digest('base64url').slice(0, 16)
}
