import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { locales, localizePath, type Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { otherRegionNames } from '@aurivane/contract/regions'
import type { Manifest } from 'vite'
import type { Page } from './app/routes.ts'
import { ogPathOf } from './art/og-file.ts'
import type { Prerenderer } from './build/bundle.ts'
import { FEED_PATH } from './build/bulletin/compose-feed.ts'
import { composeDocument } from './build/document.ts'
import { filesOf } from './build/page-files.ts'
import { textFilesOf } from './build/text-files.ts'
import type { SitePage } from './build/site.ts'

type Options = {
  prerenderer: Prerenderer
  manifest: Manifest
  /** All styles of the site: every document carries them. */
  style: string
  bootScript: string
  textsVersion: string
  origin: string
  outDir: string
  slugs: readonly string[]
  /** Called for a page that cannot be drawn, which is then left out; without it the build ends there. */
  onFailure?: (error: unknown) => void
}

/** What `?select=` may ask for so that the page has a document of its own: shown at once, and without the app. */
const selections: Record<string, readonly string[]> = { [paths.countries]: otherRegionNames }

/** Every page of the table in every language, and every bulletin post, to files. */
export async function prerenderSite(options: Options) {
  const { pages, notFoundPage } = options.prerenderer
  const rendered: SitePage[] = []
  const views: SitePage[] = []
  for (const page of pages) {
    for (const path of pathsOf(page, options.slugs)) {
      for (const locale of locales) {
        try {
          rendered.push(await writePage(options, page, { path, locale }))
          for (const select of selections[page.path] ?? [])
            views.push(await writePage(options, page, { path, locale, select }))
        } catch (error) {
          if (!options.onFailure) throw error
          options.onFailure(error)
        }
      }
    }
  }
  const missing = await Promise.all(
    locales.map(
      async (locale) => [locale, await writePage(options, notFoundPage, { path: '/404', locale })] as const,
    ),
  )
  return { pages: rendered, views, notFound: Object.fromEntries(missing) as Record<Locale, SitePage> }
}

function pathsOf(page: Page, slugs: readonly string[]): string[] {
  return page.path.includes(':slug') ? slugs.map((slug) => page.path.replace(':slug', slug)) : [page.path]
}

type Address = { path: string; locale: Locale; select?: string }

async function writePage(options: Options, page: Page, address: Address): Promise<SitePage> {
  const { path, locale, select } = address
  const query = select ? `?select=${select}` : ''
  const { prerenderer, manifest, style, outDir, bootScript, textsVersion, origin } = options
  const picture = ogPathOf(path, locale)
  const drawn = await prerenderer.renderPage(page, path, query, locale, { origin, picture })
  const html = composeDocument({
    locale,
    ...drawn,
    origin,
    picture,
    isArticle: path.startsWith(`${paths.bulletinPost}/`),
    feed: feedOf(prerenderer, path, locale),
    fonts: prerenderer.preloadedFonts,
    style,
    bootScript,
    bootData: {
      ...filesOf(manifest, await prerenderer.moduleOf(page)),
      ...(page.access === 'guest' && { guestHome: localizePath(paths.home, locale) }),
      ...(query && { query }),
      texts: textFilesOf(locale, prerenderer.namespacesOf(page, path), textsVersion),
    },
  })
  const isMissing = page.path === '*'
  const file = `pages/${locale}${path === '/' ? '/home' : path}${select ? `/${select}` : ''}.html`
  await mkdir(dirname(join(outDir, file)), { recursive: true })
  await writeFile(join(outDir, file), html)
  return {
    path,
    locale,
    url: localizePath(path, locale) + query,
    file,
    status: isMissing ? 404 : 200,
    access: page.access,
    scriptHashes: [hashOf(bootScript)],
    styleHashes: [hashOf(style)],
    indexable: page.isIndexable,
  }
}

/** Bulletin pages offer their feed to readers that look for one. */
function feedOf({ allTexts }: Prerenderer, path: string, locale: Locale) {
  if (!path.toLowerCase().startsWith(paths.bulletin)) return null
  const { feedTitle } = allTexts[locale]['bulletin'] as { feedTitle: string }
  return { title: feedTitle, path: localizePath(FEED_PATH, locale) }
}

function hashOf(text: string) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
