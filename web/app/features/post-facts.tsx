import { useTranslation } from '../i18n/use-translation.ts'
import { dayOf, useArchive } from './archive.ts'
import type { PostSummary } from './post.ts'
import './post-facts.css'

/** Date and tag of a post, or what is said when it has none. */
export function PostFacts({ post }: { post: PostSummary }) {
  const { t } = useTranslation('bulletin')
  return (
    <p className="post-facts small">
      <PostDate post={post} />
      <PostTag tag={post.tag} />
      {useArchive()(post) ? <span className="post-tag small is-archived">{t('archive')}</span> : null}
    </p>
  )
}

export function PostTag({ tag }: { tag: string | null }) {
  const { t } = useTranslation('bulletin')
  return (
    <span className="post-tag small" data-tag={tag ?? undefined}>
      {nameOfTag(tag, t('tags', { returnObjects: true })) ?? t('missing.tag')}
    </span>
  )
}

function PostDate({ post }: { post: PostSummary }) {
  const { t } = useTranslation('bulletin')
  const day = dayOf(post)
  if (day === null) return <span>{post.date ?? t('missing.date')}</span>
  return <time dateTime={day}>{post.date ?? t('missing.date')}</time>
}

/** A tag that is not one of the two is shown as it was written. */
function nameOfTag(tag: string | null, names: Record<string, string>): string | null {
  return tag === null ? null : (names[tag] ?? tag)
}
