import { matchPath } from 'react-router'
import { pathWithoutLanguage } from '../i18n/path-language.ts'
import { notFoundPage, pages, type Page } from '../routes.ts'
import type { Namespace } from '../texts/texts.ts'

/** The page of an address with or without language prefix. */
export function findPage(pathname: string): Page {
  const path = pathWithoutLanguage(pathname)
  return pages.find((page) => matchPath(page.path, path)) ?? notFoundPage
}

/** A page's namespaces, with the slug of a bulletin post put in its place. */
export function namespacesOf(page: Page, pathname: string): [Namespace, ...Namespace[]] {
  const slug = matchPath(page.path, pathWithoutLanguage(pathname))?.params['slug'] ?? ''
  const fill = (namespace: Namespace) => namespace.replace(':slug', slug) as Namespace
  const [first, ...rest] = page.texts
  return [fill(first), ...rest.map(fill)]
}
