import { useTexts } from '../i18n/use-texts.ts'
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
  const { texts } = useTexts('bulletin')
  return (
    <span className="post-tag small" data-tag={tag ?? undefined}>
      {nameOfTag(tag, texts.tags) ?? texts.missing.tag}
    </span>
  )
}

function PostDate({ post }: { post: PostSummary }) {
  const { texts } = useTexts('bulletin')
  if (post.timestamp === null) return <span>{post.date ?? texts.missing.date}</span>
  const day = new Date(post.timestamp * 1000).toISOString().slice(0, 10)
  return <time dateTime={day}>{post.date ?? texts.missing.date}</time>
}

/** A tag that is not one of the two is shown as it was written. */
function nameOfTag(tag: string | null, names: Record<string, string>): string | null {
  return tag === null ? null : (names[tag] ?? tag)
}
