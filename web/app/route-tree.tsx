import { locales, localizePath, prefixOf, type Locale } from '@aurivane/contract/locales'
import type { LoaderFunction, RouteObject } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'
import { slotOf } from './navigation/page-slot.tsx'
import { Root, RootErrorScreen } from './root.tsx'
import { notFoundPage, pages, type Page } from './routes.ts'

/** What happens before a page is entered in the browser. The prerenderer has everything at hand. */
export type Enter = (page: Page) => LoaderFunction

/**
 * One flat list below the root, so that the same page has the same place in the tree in every language: what was
 * typed survives a language switch, and the German page hydrates at the address without prefix too.
 */
export function buildRoutes(enter?: Enter): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: RootErrorScreen,
      children: [...locales.flatMap((locale) => routesIn(locale, enter)), toRoute(notFoundPage, '*', enter)],
    },
  ]
}

function routesIn(locale: Locale, enter?: Enter): RouteObject[] {
  return [
    ...pages.map((page) => toRoute(page, localizePath(page.path, locale), enter)),
    ...(prefixOf(locale) ? [toRoute(notFoundPage, `${prefixOf(locale)}/*`, enter)] : []),
  ]
}

function toRoute(page: Page, path: string, enter?: Enter): RouteObject {
  return {
    id: path,
    path,
    handle: page,
    Component: slotOf(page),
    ErrorBoundary: ErrorScreen,
    ...(enter && { loader: enter(page) }),
  }
}
