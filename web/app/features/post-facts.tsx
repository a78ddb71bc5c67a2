import { useTranslation } from '../i18n/use-translation.ts'
import type { PostSummary } from './post.ts'
import './post-facts.css'

/** Date and tag of a post, or what is said when it has none. */
export function PostFacts({ post }: { post: PostSummary }) {
  return (
    <p className="post-facts small">
      <PostDate post={post} />
      <PostTag tag={post.tag} />
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
  if (post.timestamp === null) return <span>{post.date ?? t('missing.date')}</span>
  const day = new Date(post.timestamp * 1000).toISOString().slice(0, 10)
  return <time dateTime={day}>{post.date ?? t('missing.date')}</time>
}

/** A tag that is not one of the two is shown as it was written. */
function nameOfTag(tag: string | null, names: Record<string, string>): string | null {
  return tag === null ? null : (names[tag] ?? tag)
}
