import { brand } from '@aurivane/contract/brand'
import { locales, type Locale } from '@aurivane/contract/locales'
import type { DocumentData } from '../app/boot/document-data.ts'
import { themeColors } from '../app/frame/theme-colors.ts'
import type { PageHead } from '../app/head/page-head.ts'

export type DocumentParts = {
  locale: Locale
  head: PageHead
  /** Put before every absolute address. */
  origin: string
  /** The preview picture of shared links. */
  picture: string
  /** What the picture shows, for those who do not see it. */
  pictureText: string
  isArticle: boolean
  feed: { title: string; path: string } | null
  structuredData: object | null
  /** Font files to be fetched with the document. */
  fonts: readonly string[]
  style: string
  bootScript: string
  bootData: DocumentData
  markup: string
}

/** The whole document. Everything that a person reads comes from the prerendered markup and the texts' meta. */
export function composeDocument(parts: DocumentParts): string {
  const { locale, style, bootScript, bootData, structuredData } = parts
  const { preloads, markup } = splitPreloads(parts.markup)
  const fontPreloads = parts.fonts.map(
    (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
  )
  return [
    '<!doctype html>',
    `<html lang="${locale}" data-color-scheme="light">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="theme-color" content="${themeColors.Light}">`,
    // The script reads the data before the first paint.
    dataBlock('application/json', bootData, 'boot'),
    `<script>${bootScript}</script>`,
    preloads,
    ...fontPreloads,
    `<style>${style}</style>`,
    ...headTags(parts),
    '</head>',
    '<body>',
    `<div id="root">${markup}</div>`,
    ...(structuredData ? [dataBlock('application/ld+json', structuredData)] : []),
    '</body>',
    '</html>',
  ].join('')
}

function headTags({ head, locale, origin, feed, ...parts }: DocumentParts): string[] {
  const url = (path: string) => escapeHtml(origin + path)
  const title = escapeHtml(head.title)
  const description = escapeHtml(head.description)
  const versions = head.alternates.map(
    ({ hreflang, path }) => `<link rel="alternate" hreflang="${hreflang}" href="${url(path)}">`,
  )
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    // A page that is not to be listed has no address to be listed under.
    ...(head.isIndexable
      ? [`<link rel="canonical" href="${url(head.canonical)}">`, ...versions]
      : ['<meta name="robots" content="noindex">']),
    ...sharingTags({ head, locale, origin, ...parts }),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...(feed
      ? [
          `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(feed.title)}" href="${feed.path}">`,
        ]
      : []),
  ]
}

/** What a shared link shows. Twitter takes title, description and picture from Open Graph. */
function sharingTags({
  head,
  locale,
  origin,
  picture,
  pictureText,
  isArticle,
}: Pick<DocumentParts, 'head' | 'locale' | 'origin' | 'picture' | 'pictureText' | 'isArticle'>): string[] {
  const others = locales.filter((other) => other !== locale)
  const properties: [string, string][] = [
    ['og:site_name', brand.name],
    ['og:type', isArticle ? 'article' : 'website'],
    ['og:locale', openGraphLocales[locale]],
    ...others.map((other): [string, string] => ['og:locale:alternate', openGraphLocales[other]]),
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', origin + head.canonical],
    ['og:image', origin + picture],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', pictureText],
  ]
  return [
    ...properties.map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="twitter:image:alt" content="${escapeHtml(pictureText)}">`,
  ]
}

const openGraphLocales: Record<Locale, string> = { en: 'en_GB', it: 'it_IT', de: 'de_DE' }

/** React puts the preloads of pictures before the markup; in the head they start earlier. */
function splitPreloads(markup: string) {
  const preloads = /^(<link rel="preload"[^>]*>)+/.exec(markup)?.[0] ?? ''
  return { preloads, markup: markup.slice(preloads.length) }
}

function dataBlock(type: string, data: object, id?: string) {
  // `<` could end the block early; escaped it is the same JSON.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${json}</script>`
}

export function escapeHtml(text: string) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
