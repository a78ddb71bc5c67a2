import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brand } from '@aurivane/contract/brand'
import { DEFAULT_LOCALE, locales, localizePath } from '@aurivane/contract/locales'
import { gatedPaths, paths } from '@aurivane/contract/paths'
import { themeColors } from '../app/frame/theme-colors.ts'
import { escapeHtml } from './document.ts'
import type { SitePage } from './site.ts'

type Options = { pages: readonly SitePage[]; origin: string; outDir: string }

/** What machines read: sitemap, robots and manifest. */
export async function writeSiteDocuments({ pages, origin, outDir }: Options) {
  const documents: Record<string, string> = {
    '/sitemap.xml': writeSitemap(pages, origin),
    '/robots.txt': writeRobots(origin),
    '/manifest.webmanifest': writeManifest(),
  }
  for (const [path, content] of Object.entries(documents)) {
    await mkdir(dirname(join(outDir, path)), { recursive: true })
    await writeFile(join(outDir, path), content)
  }
}

function writeSitemap(pages: readonly SitePage[], origin: string) {
  const address = (path: string) => escapeHtml(origin + path)
  const urls = pages
    .filter((page) => page.indexable)
    .map(({ path, url }) => {
      const versions = locales.map(
        (locale) =>
          `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(localizePath(path, locale))}"/>`,
      )
      const neutral = `<xhtml:link rel="alternate" hreflang="x-default" href="${address(localizePath(path, DEFAULT_LOCALE))}"/>`
      return `<url><loc>${address(url)}</loc>${versions.join('')}${neutral}</url>`
    })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function writeRobots(origin: string) {
  const closed = [
    '/api/',
    ...gatedPaths.flatMap((path) => locales.map((locale) => localizePath(path, locale))),
  ]
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
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
