import type { Locale } from '@aurivane/contract/locales'

/** `dist/site.json`: the fixed list the server serves from, and nothing else. docs/decisions/0002-prerender-only.md */
export type SitePage = {
  /** Without language prefix. */
  path: string
  locale: Locale
  url: string
  file: string
  status: 200 | 404
  access: 'public' | 'gated' | 'guest'
  /** For the page's Content-Security-Policy. */
  scriptHashes: string[]
  styleHashes: string[]
  indexable: boolean
}

export type SiteAsset = {
  url: string
  file: string
  type: string
  /** The name carries a hash of the content: cache for a year. */
  immutable: boolean
  /** Contains `origin`, see below. */
  hasOrigin: boolean
}

export type Site = {
  /** Written wherever an absolute address is needed. If PUBLIC_URL differs, the server puts its own in its place. */
  origin: string
  /** Written wherever pages name whom to write to; treated the same way. */
  supportEmail: string
  pages: SitePage[]
  /** Documents of a page for single values of its query, which their `url` ends with. The page itself is in `pages`. */
  views: SitePage[]
  notFound: Record<Locale, SitePage>
  assets: SiteAsset[]
}
