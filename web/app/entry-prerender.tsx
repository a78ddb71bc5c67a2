import { brand } from '@aurivane/contract/brand'
import { calls } from '@aurivane/contract/calls'
import { DEFAULT_COUNTRY } from '@aurivane/contract/countries'
import { API_PREFIX } from '@aurivane/contract/endpoint'
import { CLUB_PAGE_ROWS } from '@aurivane/contract/limits'
import { localizePath, type Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { App } from './app.tsx'
import { describePage } from './head/page-head.ts'
import { describeForMachines } from './head/structured-data.ts'
import { Language } from './i18n/language.tsx'
import { createTextStore, type TextStore } from './i18n/text-store.ts'
import { namespacesOf } from './navigation/find-page.ts'
import { loadPage } from './navigation/page-slot.tsx'
import { ClubSamples } from './pages/clubs/club-samples.tsx'
import { buildRoutes } from './route-tree.tsx'
import { notFoundPage, pages, type Page } from './routes.ts'
import { createSessionStore } from './session/session-store.ts'
import { allTexts, textsOf } from './texts/all-texts.ts'

export { allTexts, namespacesOf, notFoundPage, pages }

const sources = import.meta.glob<object>(['./pages/**/*.tsx', '!**/*.test.tsx'])

/** Which source module draws the page, as the client build's manifest names it. */
export async function moduleOf(page: Page): Promise<string> {
  const wanted = await page.load()
  for (const [path, load] of Object.entries(sources)) {
    if ((await load()) === wanted) return path.replace('./', 'app/')
  }
  throw new Error(`No module draws ${page.path}`)
}

/** What the page cannot know by itself: where the site stands and which picture stands for the page. */
type SiteFacts = { origin: string; picture: string }

/** One page in one language: the markup inside the root element, its head and the texts it was made from. */
export async function renderPage(page: Page, path: string, query: string, locale: Locale, site: SiteFacts) {
  const texts = textsOf(locale, namespacesOf(page, path))
  const store = createTextStore(locale, texts)
  try {
    await loadPage(page)
    const markup = await draw(localizePath(path, locale) + query, store)
    const head = describePage(store, locale, page, path)
    return {
      markup,
      early: await drawEarly(page, localizePath(path, locale), store),
      head,
      // The picture shows the page's name and the warning, so these are its words.
      pictureText: `${brand.name}: ${endSentence(head.name)} ${store.get(locale, 'translation').riskWarning}`,
      structuredData: describeForMachines({ store, locale, path, head, ...site }),
    }
  } catch (cause) {
    throw new Error(`${path} (${locale}) cannot be drawn: ${String(cause)}`, { cause })
  }
}

function endSentence(text: string) {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

/** What a document brings for the list that its boot script draws: where it is asked for, and what it is made of. */
export type EarlyList = { address: string; samples: string }

async function drawEarly(page: Page, address: string, texts: TextStore): Promise<EarlyList | null> {
  if (page.path !== paths.clubs) return null
  const query = new URLSearchParams({ country: DEFAULT_COUNTRY, limit: String(CLUB_PAGE_ROWS) })
  const element = (
    <Language>
      <ClubSamples />
    </Language>
  )
  return {
    address: `${API_PREFIX}${calls.listClubs.path}?${query}`,
    samples: await draw(address, texts, [{ path: '*', element }]),
  }
}

async function draw(address: string, texts: TextStore, routes = buildRoutes()): Promise<string> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://localhost${address}`))
  if (context instanceof Response) throw new Error('It redirects')
  const problems: unknown[] = Object.values(context.errors ?? {})
  const { prelude } = await prerender(
    <App texts={texts} session={createSessionStore()}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
    // Nothing arrives later: the whole page is one piece, without scripts that would fill in the rest.
    { onError: (error) => void problems.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const markup = await new Response(prelude).text()
  if (problems.length > 0) throw problems[0]
  return markup
}
