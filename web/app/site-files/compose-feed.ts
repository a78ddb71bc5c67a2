import { localizePath, type Locale } from '@aurivane/contract/locales'
import { bulletinPostPath, paths } from '@aurivane/contract/paths'
import type { PostSummary } from '../features/post.ts'
import { escapeXml } from './escape-xml.ts'

export const FEED_PATH = `${paths.bulletin}/rss.xml`

type Feed = {
  locale: Locale
  origin: string
  title: string
  description: string
  /** What readers of the language call the tags. */
  tags: Readonly<Record<string, string>>
  posts: readonly PostSummary[]
}

/** RSS 2.0. Dates come from the posts, so that the same content always makes the same file. */
export function composeFeed({ locale, origin, title, description, tags, posts }: Feed): string {
  const url = (path: string) => escapeXml(origin + localizePath(path, locale))
  const newest = Math.max(0, ...posts.map((post) => post.timestamp ?? 0))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${url(paths.bulletin)}</link>`,
    `<description>${escapeXml(description)}</description>`,
    `<language>${locale}</language>`,
    `<atom:link href="${url(FEED_PATH)}" rel="self" type="application/rss+xml"/>`,
    ...(newest > 0 ? [`<lastBuildDate>${writeDate(newest)}</lastBuildDate>`] : []),
    ...posts.map((post) => composeItem(post, url(bulletinPostPath(post.slug)), tags)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function composeItem(post: PostSummary, url: string, tags: Feed['tags']): string {
  return [
    '<item>',
    `<title>${escapeXml(post.title ?? post.slug)}</title>`,
    `<link>${url}</link>`,
    `<guid isPermaLink="true">${url}</guid>`,
    ...(post.timestamp === null ? [] : [`<pubDate>${writeDate(post.timestamp)}</pubDate>`]),
    ...(post.tag === null ? [] : [`<category>${escapeXml(tags[post.tag] ?? post.tag)}</category>`]),
    ...(post.teaser === null ? [] : [`<description>${escapeXml(post.teaser)}</description>`]),
    '</item>',
  ].join('\n')
}

/** RFC 822, as RSS asks for it. */
function writeDate(timestamp: number): string {
  return new Date(timestamp * 1000).toUTCString()
}
