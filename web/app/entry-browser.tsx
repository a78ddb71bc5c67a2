import { parseLocale, DEFAULT_LOCALE } from '@aurivane/contract/locales'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App } from './app.tsx'
import { createI18n } from './i18n/i18n.ts'
import { currentLocale } from './i18n/language.tsx'
import { createTextsBackend } from './i18n/texts-backend.ts'
import { enterPage } from './navigation/enter-page.ts'
import { buildRoutes } from './route-tree.tsx'
import { checkSession, followOtherTabs } from './session/check-session.ts'
import { createSessionStore } from './session/session-store.ts'

void start()

/** Takes over the prerendered page: same texts, same code, so that nothing is drawn twice. */
async function start() {
  const locale = parseLocale(document.documentElement.lang) ?? DEFAULT_LOCALE
  const backend = createTextsBackend(readBlock<{ texts: string }>('boot').texts)
  const i18n = createI18n(locale, { [locale]: readBlock('texts') }, backend)
  const store = createSessionStore()
  const sessionCheck = checkSession(store, locale)
  const router = await createRouter(buildRoutes((page) => enterPage(i18n, page)))

  hydrateRoot(
    document.querySelector('#root') ?? document.body,
    <App i18n={i18n} store={store}>
      <RouterProvider router={router} />
    </App>,
  )
  followOtherTabs(store, () => currentLocale(i18n))
  await sessionCheck
}

async function createRouter(routes: RouteObject[]) {
  const matches = matchRoutes(routes, location) ?? []
  for (const { route } of matches) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
  }
  // The document was served for this address: its loaders have nothing to add to the first render.
  const loaderData = Object.fromEntries(matches.map(({ route }) => [route.id, null]))
  return createBrowserRouter(routes, { hydrationData: { loaderData } })
}

function readBlock<T extends object>(id: string): T {
  return JSON.parse(document.getElementById(id)?.textContent ?? '{}') as T
}
