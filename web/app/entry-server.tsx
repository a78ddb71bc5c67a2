import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brand } from '@aurivane/contract/brand'
import { localizePath, type Locale } from '@aurivane/contract/locales'
import { bulletinPostPath, paths } from '@aurivane/contract/paths'
import type {
  PageAddress,
  PageFacts,
  RenderedPage,
  RendererOptions,
  WebRenderer,
} from '@aurivane/contract/web-renderer'
import type { i18n as I18n } from 'i18next'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  matchPath,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router'
import type { Manifest } from 'vite'
import { App } from './app.tsx'
import { ServerPartsContext } from './head/document.tsx'
import { ogPathOf } from './head/og-file.ts'
import { describePage } from './head/page-head.tsx'
import { DataBlock, ServerHead } from './head/server-head.tsx'
import { describeForMachines } from './head/structured-data.ts'
import { createI18n } from './i18n/create-i18n.ts'
import { namespacesOf } from './navigation/page-handle.ts'
import { publicReads } from './navigation/public-reads.ts'
import { areLossesStated } from './features/risk-sentences.ts'
import { dayOfDate, setStartDay } from './features/archive.ts'
import { setOperator } from './features/operator.ts'
import { setSupportEmail } from './features/support-email.ts'
import { filesOf } from './page-files.ts'
import { createRoutes, notFoundPage, pages, type Page } from './routes.ts'
import { canonicalClubQuery, parseId } from './routes/club/club-query.ts'
import { canonicalClubsQuery } from './routes/clubs/clubs-query.ts'
import { readRegion, writeRegion } from './routes/countries/region-query.ts'
import { createSessionStore } from './session/session-store.ts'
import { FEED_PATH } from './site-files/compose-feed.ts'
import { writeSiteFiles } from './site-files/write-site-files.ts'
import { allTexts, textsOf } from './texts/all-texts.ts'
import { EVERYWHERE_FILE, textFileOf } from './texts/text-files.ts'

export { allTexts }

/** Written by the build beside this file. */
type Build = {
  manifest: Manifest
  styles: Record<string, string>
  bootScript: string
  textsVersion: string
}

type Renderer = Pick<RendererOptions, 'publicUrl' | 'supportEmail' | 'operator' | 'reads' | 'hasFile'> & {
  build: Build
  day: string
  handler: StaticHandler
}

/** A page at one address: `path` has the slug of a bulletin post filled in. `isMissing`: no club can have this id. */
type FoundPage = { page: Page; path: string; slug?: string; isMissing?: boolean }

const posts = (allTexts.en['bulletinPosts'] as { posts: { slug: string }[] }).posts

export function createRenderer(options: RendererOptions): WebRenderer {
  setSupportEmail(options.supportEmail)
  setOperator(options.operator)
  const day = dayOfDate(new Date())
  setStartDay(day)
  const build = JSON.parse(readFileSync(new URL('build.json', import.meta.url), 'utf8')) as Build
  const renderer = { ...options, build, day, handler: createStaticHandler(createRoutes()) }
  const found = pages.flatMap(addressesOf)
  const byPath = new Map(found.map((entry) => [entry.path, entry]))
  const find = (path: string) => byPath.get(path) ?? findPageOfClub(path)
  return {
    paths: [...byPath.keys()],
    findPage: (path) => factsOf(find(path)),
    render: (address) =>
      renderPage(
        renderer,
        (address.path !== null && find(address.path)) || { page: notFoundPage, path: '/404' },
        address,
      ),
    files: writeSiteFiles(
      options.publicUrl,
      found.filter(({ page }) => page.handle.isIndexable).map(({ path }) => path),
    ),
  }
}

/** Of pages with a loader: the part of the query that their document depends on. */
const documentQueries: Partial<Record<string, PageFacts['documentQuery']>> = {
  [paths.countries]: (query) => writeRegion(readRegion(query)),
  [paths.clubs]: canonicalClubsQuery,
  [`${paths.clubs}/:clubID`]: canonicalClubQuery,
}

const pagesOfClubs = pages.filter(({ path }) => path.includes(':clubID'))

/** Clubs come and go, so their pages have no list of addresses. */
function findPageOfClub(path: string): FoundPage | undefined {
  // In a URL `/clubs/..` and `/clubs/#` are other addresses, so the router would find another page.
  if (new URL(path, 'http://localhost').pathname !== path) return undefined
  const matches = pagesOfClubs.map((page) => ({ page, match: matchPath(page.path, path) }))
  const found = matches.find(({ match }) => match)
  return found && { page: found.page, path, isMissing: parseId(found.match?.params['clubID']) === null }
}

function addressesOf(page: Page): FoundPage[] {
  if (pagesOfClubs.includes(page)) return []
  if (!page.path.includes(':slug')) return [{ page, path: page.path }]
  return posts.map(({ slug }) => ({ page, path: bulletinPostPath(slug), slug }))
}

function factsOf(found: FoundPage | undefined): PageFacts | null {
  if (!found) return null
  const { access, isIndexable } = found.page.handle
  const documentQuery = documentQueries[found.page.path]
  return {
    access,
    isIndexable,
    hasData: documentQuery !== undefined,
    documentQuery: documentQuery ?? (() => ''),
  }
}

async function renderPage(
  renderer: Renderer,
  { page, path, slug, isMissing }: FoundPage,
  { query, locale, promotion }: PageAddress,
): Promise<RenderedPage> {
  const { publicUrl, build, handler } = renderer
  const { style, ...scripts } = await filesOf(build, page)
  const namespaces = namespacesOf(page.handle, slug)
  const i18n = createI18n({ locale, bundles: textsOf(locale, namespaces) })
  const context = await load(renderer, localizePath(path, locale) + query)
  const data: unknown = Object.values(context.loaderData).at(-1)
  const head = describePage(i18n, locale, page.handle, { path, data, ...(slug && { slug }) })
  const isOfClub = pagesOfClubs.includes(page)
  const picture = ogPathOf(isOfClub ? paths.clubs : path, locale, {
    areLossesStated: areLossesStated(),
    hasFile: renderer.hasFile,
  })
  const structuredData = describeForMachines({
    i18n,
    locale,
    promotion,
    path,
    head,
    origin: publicUrl,
    picture,
  })
  const serverHead = (
    <ServerHead
      locale={locale}
      bootScript={build.bootScript}
      style={style}
      feed={feedOf(path, locale)}
      sharing={{
        isArticle: path.startsWith(`${paths.bulletinPost}/`),
        picture: publicUrl + picture,
        pictureText: describePicture(i18n, locale, isOfClub ? titleOf('clubs', locale) : head.name),
      }}
      data={{
        ...scripts,
        ...(page.handle.access === 'guest' && { guestHome: localizePath(paths.home, locale) }),
        startFailure: describeStartFailure(i18n, locale),
        texts: [EVERYWHERE_FILE, ...namespaces].map((name) => textFileOf(locale, name, build.textsVersion)),
        publicUrl,
        supportEmail: renderer.supportEmail,
        operator: renderer.operator,
        promotion,
        day: renderer.day,
        data,
      }}
    />
  )
  const bodyEnd = structuredData ? <DataBlock type="application/ld+json" data={structuredData} /> : null
  const html = await renderToText(
    <ServerPartsContext value={{ head: serverHead, bodyEnd }}>
      <App i18n={i18n} session={createSessionStore()} publicUrl={publicUrl} promotion={promotion}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </ServerPartsContext>,
  )
  return {
    status: page === notFoundPage || isMissing ? 404 : context.statusCode,
    isIndexable: head.isIndexable,
    html,
    scriptHashes: [hashOf(build.bootScript)],
    styleHashes: [hashOf(style)],
  }
}

/** Runs the page's loader, if it has one. */
async function load({ handler, publicUrl, reads }: Renderer, address: string): Promise<StaticHandlerContext> {
  const context = await handler.query(new Request(publicUrl + address), {
    requestContext: new RouterContextProvider(new Map([[publicReads, reads]])),
  })
  if (context instanceof Response) throw new Error(`${address} redirects`)
  const [error] = Object.values(context.errors ?? {})
  if (error !== undefined) throw new Error(`${address} could not be loaded`, { cause: error })
  return context
}

async function renderToText(document: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(document, {
    onError: (error) => void errors.push(error),
    // Nothing arrives later: the document is one piece, without scripts of React that would fill in the rest.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw new Error('The page could not be rendered', { cause: errors[0] })
  return html
}

/** The picture shows the page's name and the risk warning, or that of the home page if the operator states its own figure. */
function describePicture(i18n: I18n, locale: Locale, name: string): string {
  if (areLossesStated()) return `${brand.name}: ${asSentence(titleOf('home', locale))}`
  return `${brand.name}: ${asSentence(name)} ${i18n.getFixedT(locale, 'translation')('riskSentences.about')}`
}

function describeStartFailure(i18n: I18n, locale: Locale) {
  const t = i18n.getFixedT(locale, 'errorScreen')
  return { text: t('incomplete'), reload: t('reload') }
}

function asSentence(name: string): string {
  return /[.!?]$/.test(name) ? name : `${name}.`
}

function titleOf(page: 'clubs' | 'home', locale: Locale): string {
  return (allTexts[locale][page] as { meta: { title: string } }).meta.title
}

/** Bulletin pages name their feed, for feed readers. */
function feedOf(path: string, locale: Locale) {
  if (!matchPath(`${paths.bulletin}/*`, path) && !path.startsWith(`${paths.bulletinPost}/`)) return null
  const { feedTitle } = allTexts[locale]['bulletin'] as { feedTitle: string }
  return { title: feedTitle, path: localizePath(FEED_PATH, locale) }
}

function hashOf(text: string) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
