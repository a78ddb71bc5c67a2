import { brand } from '@aurivane/contract/brand'
import { productCodeOf, type Locale } from '@aurivane/contract/locales'
import type { PageHead } from '../app/head/page-head.ts'

export type DocumentParts = {
  locale: Locale
  head: PageHead
  origin: string
  style: string
  bootScript: string
  bootData: object
  markup: string
}

/** The whole document. Everything that a person reads comes from the prerendered markup and the texts' meta. */
export function composeDocument(parts: DocumentParts): string {
  const { locale, head, origin, style, bootScript, bootData } = parts
  const { preloads, markup } = splitPreloads(parts.markup)
  return [
    '<!doctype html>',
    `<html lang="${locale}" data-language="${productCodeOf(locale)}" data-color-scheme="light">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${bootScript}</script>`,
    `<style>${style}</style>`,
    preloads,
    ...headTags(head, locale, origin),
    '</head>',
    '<body>',
    `<div id="root">${markup}</div>`,
    dataBlock('boot', bootData),
    '</body>',
    '</html>',
  ].join('')
}

function headTags(head: PageHead, locale: Locale, origin: string): string[] {
  const url = (path: string) => escapeHtml(origin + path)
  const image = url(`/og/${productCodeOf(locale)}.png`)
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    ...(head.isIndexable ? [] : ['<meta name="robots" content="noindex">']),
    `<link rel="canonical" href="${url(head.canonical)}">`,
    ...(head.isIndexable
      ? head.alternates.map(
          ({ hreflang, path }) => `<link rel="alternate" hreflang="${hreflang}" href="${url(path)}">`,
        )
      : []),
    `<meta property="og:site_name" content="${brand.name}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${escapeHtml(head.title)}">`,
    `<meta property="og:description" content="${escapeHtml(head.description)}">`,
    `<meta property="og:url" content="${url(head.canonical)}">`,
    `<meta property="og:image" content="${image}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/manifest.webmanifest">',
  ]
}

/** React puts the preloads of pictures before the markup; in the head they start earlier. */
function splitPreloads(markup: string) {
  const preloads = /^(<link rel="preload"[^>]*>)+/.exec(markup)?.[0] ?? ''
  return { preloads, markup: markup.slice(preloads.length) }
}

function dataBlock(id: string, data: object) {
  // `<` could end the block early; escaped it is the same JSON.
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

export function escapeHtml(text: string) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
