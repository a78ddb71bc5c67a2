import type { Locale } from '@aurivane/contract/locales'
import { bulletinPostPath, paths } from '@aurivane/contract/paths'
import { createI18n } from '../../app/i18n/create-i18n.ts'
import { faqOutline, sentencesOf } from '../../app/features/faq-outline.ts'
import type { ContentNode, Post } from '../../app/features/post.ts'
import type { SearchEntry, SearchGroup, SearchIndex } from '../../app/search/search-index.ts'
import type { Texts } from '../../app/texts/texts.ts'
import { collectSentences, joinSentences } from './collect-sentences.ts'
import { listSections } from './list-sections.ts'

/** Everything that the search finds in one language: questions, posts, and the sections of pages that anybody may read. */
export function listContents(texts: Texts, locale: Locale): SearchIndex {
  return [...questions(texts, locale), ...posts(texts), ...listSections(texts)]
}

function questions({ faq, help }: Texts, locale: Locale): SearchGroup[] {
  const t = createI18n({ locale, bundles: { help } }).getFixedT(locale, 'help')
  return faqOutline.map(({ category, anchors }) => ({
    path: paths.faq,
    label: t('search.question', { category: faq.categories[category] }),
    entries: anchors.map((anchor): SearchEntry => {
      const entry = faq.entries[anchor]
      return [anchor, entry.question, joinSentences(collectSentences(sentencesOf(entry)))]
    }),
  }))
}

function posts(texts: Texts): SearchGroup[] {
  return texts.bulletinPosts.posts.map(({ slug }) => {
    const { post } = texts[`post-${slug}`] ?? { post: null }
    if (!post) throw new Error(`The bulletin names a post that is not there: ${slug}`)
    return {
      path: bulletinPostPath(slug),
      label: labelOf(post, texts.bulletin),
      entries: [['', post.title ?? texts.bulletin.missing.title, textOf(post.content)]],
    }
  })
}

function labelOf({ tag, date }: Post, { tags }: Texts['bulletin']): string {
  const kind = tag && Object.hasOwn(tags, tag) ? tags[tag as keyof typeof tags] : tag
  return [kind, date].filter(Boolean).join(' · ')
}

function textOf(nodes: readonly ContentNode[]): string {
  return joinSentences(collectSentences(nodes.map(wordsOf).filter((words) => words !== '')))
}

function wordsOf(node: ContentNode): string {
  if (typeof node === 'string') return node.trim() === '' ? '' : node
  const separator = ['ol', 'ul'].includes(node.tag) ? ' ' : ''
  return node.children.map(wordsOf).join(separator).trim()
}
