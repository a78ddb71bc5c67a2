import './configure-zod.ts'
import { parseLocale, DEFAULT_LOCALE } from '@aurivane/contract/locales'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App } from './app.tsx'
import { readDocumentData } from './boot/document-data.ts'
import { createI18n, type Bundles } from './i18n/create-i18n.ts'
import { chosenLocale } from './i18n/language.tsx'
import { textsBackend } from './i18n/texts-backend.ts'
import { enterPage } from './navigation/enter-page.ts'
import { findPage } from './navigation/find-page.ts'
import { loadPage } from './navigation/page-slot.tsx'
import { buildRoutes } from './route-tree.tsx'
import { checkSession, followOtherTabs } from './session/check-session.ts'
import { createSessionStore } from './session/session-store.ts'

void start()

/** Takes over the prerendered page: same texts, same code, so that nothing is drawn twice. */
async function start() {
  const locale = parseLocale(document.documentElement.lang) ?? DEFAULT_LOCALE
  const i18n = createI18n({ locale, bundles: await readOwnTexts(), backend: textsBackend })
  const session = createSessionStore()
  const sessionCheck = checkSession(session, locale)
  const router = await createRouter(buildRoutes((page) => enterPage(i18n, page)))
  // In steps of a few milliseconds, between which the browser can answer the reader.
  startTransition(() => {
    hydrateRoot(
      document.querySelector('#root') ?? document.body,
      <App i18n={i18n} session={session}>
        <RouterProvider router={router} />
      </App>,
    )
  })
  followOtherTabs(session, () => chosenLocale(i18n))
  await sessionCheck
}

async function createRouter(routes: RouteObject[]) {
  const matches = matchRoutes(routes, location) ?? []
  await loadPage(findPage(location.pathname))
  // The document was served for this address: its loaders have nothing to add to the first render.
  const loaderData = Object.fromEntries(matches.map(({ route }) => [route.id, null]))
  return createBrowserRouter(routes, { hydrationData: { loaderData } })
}

/** The texts of the page that the document shows; the boot script has begun to fetch them. */
async function readOwnTexts(): Promise<Bundles> {
  const [everywhere, ...own] = await Promise.all(
    readDocumentData().texts.map(async (url) => [nameOf(url), await (await fetch(url)).json()] as const),
  )
  return { ...everywhere?.[1], ...Object.fromEntries(own) } as Bundles
}

/** `/locales/ge/home-0a1b2c3d.json` holds the namespace `home`. */
function nameOf(url: string) {
  return url.slice(url.lastIndexOf('/') + 1, url.lastIndexOf('-'))
}
