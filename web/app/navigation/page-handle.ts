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
  /** Of pages about one thing, such as a club: what their head says about the loaded data. */
  describe?: (data: unknown) => DescribedPage
  /** Of pages with a loader: the part of the query that their document depends on. */
  documentQuery?: PageFacts['documentQuery']
}

/** Texts of the data itself, or those under `meta` in a namespace. Only a page that has an address of its own names it. */
export type DescribedPage = {
  meta: { title: string; description: string } | Namespace
  isIndexable: boolean
  hasAddress: boolean
}

/** A page's namespaces, with the slug of a bulletin post filled in. */
export function namespacesOf({ texts }: PageHandle, slug = ''): [Namespace, ...Namespace[]] {
  const fill = (namespace: Namespace) => namespace.replace(':slug', slug) as Namespace
  const [first, ...rest] = texts
  return [fill(first), ...rest.map(fill)]
}
