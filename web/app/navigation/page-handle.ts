import type { PageFacts } from '@aurivane/contract/web-renderer'
import type { Namespace } from '../texts/texts.ts'

/** What is known about a page before its module is loaded: the `handle` of its route. */
export type PageHandle = {
  /** Namespaces besides those of every page; the first one holds the page's `meta`. */
  texts: readonly [Namespace, ...Namespace[]]
  /** Where title and description are in that namespace, if not under `meta`. */
  metaKey?: string
  access: PageFacts['access']
  isIndexable: boolean
  /** Not on pages where people type passwords or see their own data. */
  hasTicker: boolean
}

/** What the data of a loader may say about the page, as its property `head`. */
export type LoadedHead = {
  /** Texts of the data itself, or those under `meta` in a namespace. */
  meta?: { title: string; description: string } | Namespace
  isIndexable?: boolean
  /** Only a page that has an address of its own names it. */
  hasAddress?: boolean
  /** The query of that address. */
  query?: string
}

/** A page's namespaces, with the slug of a bulletin post filled in. */
export function namespacesOf({ texts }: PageHandle, slug = ''): [Namespace, ...Namespace[]] {
  const fill = (namespace: Namespace) => namespace.replace(':slug', slug) as Namespace
  const [first, ...rest] = texts
  return [fill(first), ...rest.map(fill)]
}
