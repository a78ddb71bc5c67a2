import { brand } from '@aurivane/contract/brand'
import { localizePath, type Locale } from '@aurivane/contract/locales'
import type { i18n as I18n } from 'i18next'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { App } from './app.tsx'
import { describePage } from './head/page-head.ts'
import { describeForMachines } from './head/structured-data.ts'
import { createI18n } from './i18n/create-i18n.ts'
import { namespacesOf } from './navigation/find-page.ts'
import { loadPage } from './navigation/page-slot.tsx'
import { buildRoutes } from './route-tree.tsx'
import { notFoundPage, pages, type Page } from './routes.ts'
import { createSessionStore } from './session/session-store.ts'
import { preloadedFonts } from './styles/preloaded-fonts.ts'
import { allTexts, textsOf } from './texts/all-texts.ts'

export { allTexts, namespacesOf, notFoundPage, pages, preloadedFonts }

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
  const i18n = createI18n({ locale, bundles: textsOf(locale, namespacesOf(page, path)) })
  try {
    await loadPage(page)
    const markup = await draw(localizePath(path, locale) + query, i18n)
    const head = describePage(i18n, locale, page, path)
    return {
      markup,
      head,
      // The picture shows the page's name and the warning, so these are its words.
      pictureText: `${brand.name}: ${endSentence(head.name)} ${i18n.getFixedT(locale, 'translation')('riskWarning')}`,
      structuredData: describeForMachines({ i18n, locale, path, head, ...site }),
    }
  } catch (cause) {
    throw new Error(`${path} (${locale}) cannot be drawn: ${String(cause)}`, { cause })
  }
}

function endSentence(text: string) {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

async function draw(address: string, i18n: I18n): Promise<string> {
  const handler = createStaticHandler(buildRoutes())
  const context = await handler.query(new Request(`http://localhost${address}`))
  if (context instanceof Response) throw new Error('It redirects')
  const problems: unknown[] = Object.values(context.errors ?? {})
  const { prelude } = await prerender(
    <App i18n={i18n} session={createSessionStore()}>
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
