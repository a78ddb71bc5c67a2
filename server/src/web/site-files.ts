import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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
/** A file as it is sent: one body per encoding, all in memory. Its ETag is made when it is first asked for. */
export type ServedFile = { readonly bodies: Bodies; readonly etag: string }
type Body = Buffer | Promise<Buffer>
type Bodies = { readonly identity: Buffer; readonly br?: Body; readonly gzip?: Body }
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
  // The folder is listed once, instead of asking for each file whether it has compressed forms.
  const names = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  const readText = (file: string) => readFileSync(join(folder, file), 'utf8')
  const putOrigin = (text: string) => text.replaceAll(list.origin, () => facts.publicUrl)
  const readAsset = ({ file, hasOrigin }: SiteAsset) =>
    hasOrigin ? compressed(putOrigin(readText(file))) : readBuilt(folder, file.replaceAll('/', sep), names)
  const readPage = (page: SitePage) => ({
    page,
    file: compressed(putSupport(putOrigin(readText(page.file)), list.supportEmail, facts.supportEmail)),
  })
  return {
    pages: new Map([...list.pages, ...list.views].map((page) => [page.url, readPage(page)])),
    notFound: {
      en: readPage(list.notFound.en),
      it: readPage(list.notFound.it),
      de: readPage(list.notFound.de),
    },
    assets: new Map(list.assets.map((asset) => [asset.url, { asset, file: readAsset(asset) }])),
  }
}

/** Files that no setting changes are compressed by the build. */
function readBuilt(folder: string, file: string, names: ReadonlySet<string>): ServedFile {
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

const BOOT_DATA = '<script type="application/json" id="boot">{'

/** The app knows the brand's address and is told the operator's (docs/decisions/0037-documents-rendered-at-request-time.md). */
function putSupport(text: string, built: string, supportEmail: string): string {
  if (built === supportEmail) return text
  const told = `${BOOT_DATA}"support":${JSON.stringify(supportEmail)},`
  return text.replaceAll(built, () => supportEmail).replace(BOOT_DATA, () => told)
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** About 100 ms on a thread of the pool, once per document; the best quality takes three times as long for 1 % less. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

/** Texts that name the operator's addresses are compressed when they are first asked for, and kept. */
function compressed(text: string): ServedFile {
  const identity = Buffer.from(text)
  const made: { br?: Promise<Buffer>; gzip?: Promise<Buffer>; etag?: string } = {}
  return {
    bodies: {
      identity,
      get br() {
        return (made.br ??= compressBrotli(identity, BROTLI_OPTIONS))
      },
      get gzip() {
        return (made.gzip ??= compressGzip(identity))
      },
    },
    get etag() {
      return (made.etag ??= tagOf(identity))
    },
  }
}

function tagOf(content: Buffer) {
  return createHash('sha256').update(content).digest('base64url').slice(0, 16)
}
