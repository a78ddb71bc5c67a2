import { locales, type Locale } from '@aurivane/contract/locales'
import type { Post } from '../app/features/post.ts'
import { cutDescription, cutTeaser, toPlainText } from './cut-teaser.ts'
import { drawMarkdown } from './draw-markdown.ts'
import { parsePost } from './parse-post.ts'

const files = import.meta.glob<string>('./bulletin/*/*.md', { query: '?raw', import: 'default', eager: true })

/** Every post in one language, newest first. */
export function readBulletin(locale: Locale): Post[] {
  return readPosts(files, locale)
}

/** A post is a folder with one file per language; the folder's name is its slug. */
export function readPosts(sources: Record<string, string>, locale: Locale): Post[] {
  const slugs = new Set(Object.keys(sources).map((path) => path.split('/').at(-2) ?? ''))
  return [...slugs]
    .map((slug) => makePost(slug, findSource(sources, slug, locale)))
    .sort((one, other) => (other.timestamp ?? 0) - (one.timestamp ?? 0))
}

function findSource(sources: Record<string, string>, slug: string, locale: Locale): string {
  const found = Object.entries(sources).find(([path]) => path.endsWith(`/${slug}/${locale}.md`))
  if (!found)
    throw new Error(`The bulletin post ${slug} has no ${locale}.md (it needs ${locales.join(', ')})`)
  return found[1]
}

export function makePost(slug: string, source: string): Post {
  const { fields, markdown } = parsePost(source)
  if (fields.slug && fields.slug !== slug) {
    throw new Error(`The bulletin post ${slug} calls itself ${fields.slug}: the folder is the slug`)
  }
  const content = drawMarkdown(markdown)
  return {
    id: toNumber(fields.id),
    slug,
    timestamp: toNumber(fields.timestamp),
    title: fields.title ?? null,
    tag: fields.tag ?? null,
    date: fields.date ?? null,
    teaser: cutTeaser(toPlainText(content)),
    content,
  }
}

function toNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : null
}

/** The bulletin as texts: the list is one namespace, every post another, so that a page carries no post but its own. */
export function bulletinTexts(locale: Locale): Record<string, Record<string, unknown>> {
  const posts = readBulletin(locale)
  const summaries = posts.map(({ content: _content, ...summary }) => summary)
  return {
    bulletinPosts: { posts: summaries },
    ...Object.fromEntries(posts.map((post) => [`post-${post.slug}`, { meta: metaOf(post), post }])),
  }
}

function metaOf(post: Post) {
  return { title: post.title ?? post.slug, description: cutDescription(toPlainText(post.content)) }
}
