import { brand } from '@aurivane/contract/brand'
import { DEFAULT_LOCALE, locales, localizePath, type Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import type { i18n as I18n } from 'i18next'
import { createContext, use } from 'react'
import { useLocation, useParams } from 'react-router'
import { useI18n, useLocale } from '../i18n/language.tsx'
import { pathWithoutLanguage } from '../i18n/path-language.ts'
import { namespacesOf, type LoadedHead, type PageHandle } from '../navigation/page-handle.ts'
import type { Namespace } from '../texts/texts.ts'

type PageMeta = { title: string; description: string }

export type PageHeadFacts = PageMeta & {
  /** The title without the brand: what the page is called among others. */
  name: string
  /** Below the public address, in the page's own language. */
  canonical: string
  alternates: readonly { hreflang: string; path: string }[]
  isIndexable: boolean
  /** Whether the page names its addresses. */
  hasAddress: boolean
}

type Address = { path: string; slug?: string; data?: unknown }

/** Title, description and addresses of a page in one language. */
export function describePage(
  i18n: I18n,
  locale: Locale,
  handle: PageHandle,
  { path, slug, data }: Address,
): PageHeadFacts {
  const loaded = (data as { head?: LoadedHead } | undefined)?.head ?? {}
  const { meta, isIndexable = handle.isIndexable, hasAddress = handle.isIndexable, query = '' } = loaded
  const { title, description } =
    typeof meta === 'object' ? meta : readMeta(i18n, locale, { handle, slug, namespace: meta })
  const address = (language: Locale) => localizePath(path, language) + query
  return {
    title: path === paths.home ? `${brand.name} · ${title}` : `${title} · ${brand.name}`,
    name: title,
    description,
    canonical: address(locale),
    alternates: [
      ...locales.map((other) => ({ hreflang: other as string, path: address(other) })),
      { hreflang: 'x-default', path: address(DEFAULT_LOCALE) },
    ],
    isIndexable,
    hasAddress,
  }
}

type MetaPlace = { handle: PageHandle; slug?: string; namespace?: Namespace }

function readMeta(i18n: I18n, locale: Locale, { handle, slug, namespace: given }: MetaPlace): PageMeta {
  const key = handle.metaKey ?? 'meta'
  const namespace = given ?? namespacesOf(handle, slug)[0]
  // A page whose own language could not be loaded is shown in English.
  const read = (name: keyof PageMeta) =>
    [locale, DEFAULT_LOCALE]
      .map((language): unknown => i18n.getResource(language, namespace, `${key}.${name}`))
      .find((text) => typeof text === 'string') ?? ''
  return { title: read('title'), description: read('description') }
}

const PublicUrlContext = createContext('')

/** PUBLIC_URL, for everything below. */
export const PublicUrlProvider = PublicUrlContext.Provider

/** The part of the head that changes with the page. React puts these elements into the document's head. */
export function PageHead({ handle, data }: { handle: PageHandle; data: unknown }) {
  const i18n = useI18n()
  const locale = useLocale()
  const publicUrl = use(PublicUrlContext)
  const { pathname } = useLocation()
  const { slug } = useParams()
  const address = { path: pathWithoutLanguage(pathname), slug, data }
  const head = describePage(i18n, locale, handle, address)
  // A page whose texts could not be loaded has no title: the error screen takes its place.
  if (head.name === '') return null
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={publicUrl + head.canonical} />
      {head.isIndexable ? null : <meta name="robots" content="noindex" />}
      {head.hasAddress ? (
        <>
          <link rel="canonical" href={publicUrl + head.canonical} />
          {head.alternates.map(({ hreflang, path }) => (
            // In lower case as HTML writes it: some crawlers read the source by patterns.
            <link key={hreflang} rel="alternate" {...{ hreflang }} href={publicUrl + path} />
          ))}
        </>
      ) : null}
    </>
  )
}
