import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
  pages: SitePage[]
  notFound: Record<SitePage['locale'], SitePage>
  assets: SiteAsset[]
}

export type Encoding = 'br' | 'gzip' | 'identity'
/** A file as it is sent: one body per encoding, all in memory. */
export type ServedFile = { bodies: Partial<Record<Encoding, Buffer>>; etag: string }
export type Site = {
  pages: Map<string, { page: SitePage; file: ServedFile }>
  notFound: Record<SitePage['locale'], { page: SitePage; file: ServedFile }>
  assets: Map<string, { asset: SiteAsset; file: ServedFile }>
}

/** Reads the built site into memory: nothing that is not on its list can ever be asked for. */
export function readSite(folder: string, publicUrl: string): Site {
  const list = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as SiteList
  const read = (file: string, hasOrigin: boolean) =>
    hasOrigin && list.origin !== publicUrl
      ? rewriteOrigin(join(folder, file), list.origin, publicUrl)
      : readPrepared(join(folder, file))
  const readPage = (page: SitePage) => ({ page, file: read(page.file, true) })
  return {
    pages: new Map(list.pages.map((page) => [page.url, readPage(page)])),
    notFound: {
      en: readPage(list.notFound.en),
      it: readPage(list.notFound.it),
      de: readPage(list.notFound.de),
    },
    assets: new Map(
      list.assets.map((asset) => [asset.url, { asset, file: read(asset.file, asset.hasOrigin) }]),
    ),
  }
}

function readPrepared(path: string): ServedFile {
  const identity = readFileSync(path)
  const read = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : undefined)
  const br = read('.br')
  const gzip = read('.gz')
  return { bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) }, etag: tagOf(identity) }
}

/**
 * Absolute addresses (canonical, sitemap, sharing) were written for another PUBLIC_URL. They are rewritten here, and
 * compressed when somebody first asks, so that the start does not wait for it: the quick way at once, as well as the
 * build would have done it for those who come after.
 */
function rewriteOrigin(path: string, from: string, to: string): ServedFile {
  const identity = Buffer.from(readFileSync(path, 'utf8').replaceAll(from, to))
  const lazily: Partial<Record<Encoding, Buffer>> = {}
  return {
    etag: tagOf(identity),
    bodies: {
      identity,
      get br() {
        return (lazily.br ??= compressTwice(identity, (better) => (lazily.br = better)))
      },
      get gzip() {
        return (lazily.gzip ??= gzipSync(identity, { level: 6 }))
      },
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

function tagOf(content: Buffer) {
  return createHash('sha256').update(content).digest('base64url').slice(0, 27)
}
