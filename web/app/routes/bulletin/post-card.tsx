import { bulletinPostPath } from '@aurivane/contract/paths'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PostFacts } from '../../features/post-facts.tsx'
import { classNames } from '../../components/class-names.ts'
import type { PostSummary } from '../../features/post.ts'

/** The link's area covers the card, so that the whole of it opens the post. */
export function PostCard({ post, isOnLaterPage }: { post: PostSummary; isOnLaterPage: boolean }) {
  const { t } = useTranslation('bulletin')
  return (
    <li className={classNames('post-card', isOnLaterPage && 'needs-no-script')}>
      <article>
        <PostFacts post={post} />
        <h2>
          <LocalizedLink to={bulletinPostPath(post.slug)}>{post.title ?? t('missing.title')}</LocalizedLink>
        </h2>
        <p className="teaser">{post.teaser ?? t('missing.content')}</p>
      </article>
    </li>
  )
}
