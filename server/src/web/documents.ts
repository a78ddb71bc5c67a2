import type { Locale } from '@aurivane/contract/locales'
import type { Promotion } from '@aurivane/contract/promotion'
import type { PageAddress, PageFacts, WebRenderer } from '@aurivane/contract/web-renderer'
import { LRUCache } from 'lru-cache'
import { pagePolicy } from '../security-headers.ts'
import { KEPT_QUALITY, SHORT_LIVED_QUALITY, toServedFile, type ServedFile } from './served-file.ts'

/** A rendered document with everything that is sent with it. It is the same for every visitor with the same promotion. */
export type KeptDocument = { status: number; headers: Record<string, string>; file: ServedFile }

type DocumentAddress = { path: string; locale: Locale; search: string; promotion: Promotion }

/** More than all pages in all languages and with each promotion; the oldest ones go when lists with many selections are asked for. */
const DOCUMENTS_MAX = 800
/** For so long documents with data of the API, or of any number of clubs, are kept, unless a call changes something before. */
const SHORT_LIFETIME_MS = 3_000
/** Of a document that could not read its data. */
const RETRY_AFTER_SECONDS = '5'

/** Renders documents when they are asked for and keeps them in memory. */
export class Documents {
  readonly #renderer: WebRenderer
  readonly #isSecure: boolean
  readonly #listedPaths: ReadonlySet<string>
  readonly #kept = createCache()
  readonly #shortLived = createCache()

  constructor(renderer: WebRenderer, { isSecure }: { isSecure: boolean }) {
    this.#renderer = renderer
    this.#listedPaths = new Set(renderer.paths)
    this.#isSecure = isSecure
  }

  findPage(path: string): PageFacts | null {
    return this.#renderer.findPage(path)
  }

  /** `mustBeFresh`: members see data as it is now. */
  get(address: DocumentAddress, { mustBeFresh = false } = {}): Promise<KeptDocument> {
    const { path, locale, search, promotion } = address
    const page = this.#renderer.findPage(path)
    const variant = `${locale} ${promotion}`
    if (!page) return this.#keep(`${variant} not found`, { path: null, locale, query: '', promotion }, null)
    const query = page.documentQuery(new URLSearchParams(search))
    const key = `${variant} ${path}${query}`
    if (mustBeFresh && page.hasData) this.#shortLived.delete(key)
    return this.#keep(key, { path, locale, query, promotion }, page)
  }

  /** After a change: a club that was closed or declined is not shown as it was. Other instances follow within seconds. */
  forgetData() {
    this.#shortLived.clear()
  }

  #keep(key: string, address: PageAddress, page: PageFacts | null): Promise<KeptDocument> {
    const isShortLived = this.#isShortLived(address, page)
    const cache = isShortLived ? this.#shortLived : this.#kept
    const kept = cache.get(key)
    if (kept) return kept
    const document = this.#render(address, page, isShortLived ? SHORT_LIVED_QUALITY : KEPT_QUALITY)
    cache.set(key, document, isShortLived ? { ttl: SHORT_LIFETIME_MS } : {})
    // A document that could not be rendered, or that says so, is rendered anew for the next visitor.
    const forget = () => {
      if (cache.peek(key) === document) cache.delete(key)
    }
    document.then(({ status }) => status >= 500 && forget(), forget)
    return document
  }

  /** Pages of clubs are on no list: anybody can think of one more address, which stands in the document. */
  #isShortLived({ path }: PageAddress, page: PageFacts | null): boolean {
    return page !== null && (page.hasData || path === null || !this.#listedPaths.has(path))
  }

  async #render(address: PageAddress, page: PageFacts | null, quality: number): Promise<KeptDocument> {
    const { status, html, isIndexable, ...hashes } = await this.#renderer.render(address)
    return {
      status,
      file: toServedFile(html, quality),
      headers: {
        'content-security-policy': pagePolicy(hashes, this.#isSecure),
        'content-language': address.locale,
        'cache-control': cacheControl(status, page),
        ...(status >= 500 && { 'retry-after': RETRY_AFTER_SECONDS }),
        ...(!isIndexable && { 'x-robots-tag': 'noindex' }),
      },
    }
  }
}

function createCache() {
  return new LRUCache<string, Promise<KeptDocument>>({
    max: DOCUMENTS_MAX,
    // Looked up at each call, so that tests can set the clock.
    perf: { now: () => performance.now() },
  })
}

function cacheControl(status: number, page: PageFacts | null): string {
  if (status >= 500) return 'no-store'
  return page && page.access !== 'public' ? 'private, no-cache' : 'no-cache'
}
