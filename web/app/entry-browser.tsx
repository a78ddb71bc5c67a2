import { parseLocale, DEFAULT_LOCALE } from '@aurivane/contract/locales'
import type { i18n as I18n } from 'i18next'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  type HydrationState,
  type RouteObject,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createBrowserReads } from './api/browser-reads.ts'
import { App } from './app.tsx'
import { announceStartFailure } from './boot/announce-start-failure.ts'
import { readDocumentData } from './boot/document-data.ts'
import { createI18n, type Bundles } from './i18n/create-i18n.ts'
import { chosenLocale } from './i18n/language.tsx'
import { loadTexts } from './i18n/load-texts.ts'
import { textsBackend } from './i18n/texts-backend.ts'
import { enterPage } from './navigation/enter-page.ts'
import { namespacesOf, type PageHandle } from './navigation/page-handle.ts'
import { PrefetchProvider } from './navigation/prefetch.ts'
import { publicReads } from './navigation/public-reads.ts'
import { createRoutes } from './routes.ts'
import { checkSession, followChanges } from './session/check-session.ts'
import { createSessionStore } from './session/session-store.ts'

start().catch(announceStartFailure)

/** Hydrates the document with the texts and the code that the server has rendered it with. */
async function start() {
  const { publicUrl, promotion } = readDocumentData()
  const locale = parseLocale(document.documentElement.lang) ?? DEFAULT_LOCALE
  const i18n = createI18n({ locale, bundles: await readOwnTexts(), backend: textsBackend })
  const session = createSessionStore()
  const sessionCheck = checkSession(session, locale, true)
  const routes = createRoutes(({ handle }) => enterPage(i18n, handle))
  const router = createBrowserRouter(routes, {
    hydrationData: await loadShownPage(routes),
    getContext: () =>
      new RouterContextProvider(new Map([[publicReads, createBrowserReads(() => chosenLocale(i18n))]])),
  })
  // In steps of a few milliseconds, between which the browser can react to input.
  startTransition(() => {
    hydrateRoot(
      document,
      <App i18n={i18n} session={session} publicUrl={publicUrl} promotion={promotion}>
        <PrefetchProvider value={(path) => prefetchPage(routes, i18n, path)}>
          <RouterProvider router={router} />
        </PrefetchProvider>
      </App>,
    )
  })
  followChanges(session, () => chosenLocale(i18n))
  await sessionCheck
}

/** Loads the module of the page that the document shows, so that the first render is complete, and hands over its data. */
async function loadShownPage(routes: RouteObject[]): Promise<HydrationState> {
  const route = matchRoutes(routes, location)?.at(-1)?.route
  if (!route?.id || typeof route.lazy !== 'function') return {}
  Object.assign(route, await route.lazy(), { lazy: undefined })
  return { loaderData: { [route.id]: readDocumentData().data } }
}

function prefetchPage(routes: RouteObject[], i18n: I18n, path: string) {
  const match = matchRoutes(routes, path)?.at(-1)
  if (!match || typeof match.route.lazy !== 'function') return
  const namespaces = namespacesOf(match.route.handle as PageHandle, match.params['slug'])
  // A failed prefetch is repeated by the navigation, which also reports the failure.
  void Promise.all([match.route.lazy(), loadTexts(i18n, chosenLocale(i18n), namespaces)]).catch(
    () => undefined,
  )
}

/** The texts of the rendered page; the boot script has started to fetch them. */
async function readOwnTexts(): Promise<Bundles> {
  const [everywhere, ...own] = await Promise.all(
    readDocumentData().texts.map(async (url) => [nameOf(url), await fetchTexts(url)] as const),
  )
  return { ...everywhere?.[1], ...Object.fromEntries(own) } as Bundles
}

async function fetchTexts(url: string): Promise<object> {
  const answer = await fetch(url)
  // The body of a refusal may be JSON too.
  if (!answer.ok) throw new Error(url)
  return (await answer.json()) as object
}

/** `/locales/ge/home-0a1b2c3d.json` holds the namespace `home`. */
function nameOf(url: string) {
  return url.slice(url.lastIndexOf('/') + 1, url.lastIndexOf('-'))
}
