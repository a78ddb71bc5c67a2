import { locales, localizePath, prefixOf, type Locale } from '@aurivane/contract/locales'
import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'
import { Root, RootErrorScreen } from './root.tsx'
import { notFoundPage, pages, type Page } from './routes.ts'

/** What a page is asked before it is entered in the browser: texts, access. The prerenderer asks nothing. */
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
    ErrorBoundary: ErrorScreen,
    lazy: async () => ({ Component: findComponent(await page.load()) }),
    ...(enter && { loader: enter(page) }),
  }
}

/** The module's one export whose name ends in `Page`. */
export function findComponent(module: object): ComponentType {
  const found = Object.entries(module).find(([name]) => name.endsWith('Page'))
  if (!found) throw new Error('A page module exports a component whose name ends in Page')
  return found[1] as ComponentType
}
