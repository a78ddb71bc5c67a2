import { brand } from '@aurivane/contract/brand'
import { DEFAULT_LOCALE, locales, localizePath } from '@aurivane/contract/locales'
import { gatedPaths, paths } from '@aurivane/contract/paths'
import type { RenderedFile } from '@aurivane/contract/web-renderer'
import { themeColors } from '../layout/theme-colors.ts'
import { allTexts } from '../texts/all-texts.ts'
import type { Texts } from '../texts/texts.ts'
import { composeFeed, FEED_PATH } from './compose-feed.ts'
import { escapeXml } from './escape-xml.ts'

/** What machines read: sitemap, robots, manifest and feeds. `indexable`: paths without language prefix. */
export function writeSiteFiles(publicUrl: string, indexable: readonly string[]): RenderedFile[] {
  return [
    { url: '/sitemap.xml', type: 'application/xml; charset=utf-8', text: writeSitemap(indexable, publicUrl) },
    { url: '/robots.txt', type: 'text/plain', text: writeRobots(publicUrl) },
    { url: '/manifest.webmanifest', type: 'application/manifest+json', text: writeManifest() },
    ...writeFeeds(publicUrl),
  ]
}

function writeSitemap(indexable: readonly string[], publicUrl: string) {
  const address = (path: string) => escapeXml(publicUrl + path)
  const urls = indexable.flatMap((path) => {
    const versions = [
      ...locales.map((locale) => [locale, localizePath(path, locale)] as const),
      ['x-default', localizePath(path, DEFAULT_LOCALE)] as const,
    ].map(([hreflang, url]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(url)}"/>`)
    return locales.map(
      (locale) => `<url><loc>${address(localizePath(path, locale))}</loc>${versions.join('')}</url>`,
    )
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function writeRobots(publicUrl: string) {
  const closed = [
    '/api/',
    ...gatedPaths.flatMap((path) => locales.map((locale) => localizePath(path, locale))),
  ]
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

function writeManifest() {
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    start_url: paths.home,
    display: 'browser',
    background_color: themeColors.Light,
    theme_color: themeColors.Light,
    icons: [192, 512].flatMap((size) => [icon('icon', size, 'any'), icon('maskable', size, 'maskable')]),
  })
}

/** One feed per language: /bulletin/rss.xml and the same below each prefix. */
function writeFeeds(publicUrl: string): RenderedFile[] {
  return locales.map((locale) => {
    const texts = allTexts[locale] as unknown as Pick<Texts, 'bulletin' | 'bulletinPosts'>
    const text = composeFeed({
      locale,
      origin: publicUrl,
      title: texts.bulletin.feedTitle,
      description: texts.bulletin.meta.description,
      tags: texts.bulletin.tags,
      posts: texts.bulletinPosts.posts,
    })
    return { url: localizePath(FEED_PATH, locale), type: 'application/rss+xml; charset=utf-8', text }
  })
}
