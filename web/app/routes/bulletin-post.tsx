import { useParams } from 'react-router'
import { useTranslation } from '../i18n/use-translation.ts'
import { ClosingBlock } from '../features/closing-block.tsx'
import { useArchive } from '../features/archive.ts'
import { PostFacts } from '../features/post-facts.tsx'
import { Notice } from '../components/notice.tsx'
import type { Post } from '../features/post.ts'
import { PostActions } from './bulletin-post/post-actions.tsx'
import { PostContent } from './bulletin-post/post-content.tsx'
import '../features/post-content.css'
import './bulletin-post/bulletin-post.css'

/** The route has loaded the post with the page's texts; unknown posts are redirected before this renders. */
export function Component() {
  const { slug = '' } = useParams()
  const { t } = useTranslation(`post-${slug}`)
  const post = t('post', { returnObjects: true })
  return (
    <div className="wrap page stack g7 post">
      <PostArticle post={post} />
      <ClosingBlock />
    </div>
  )
}

function PostArticle({ post }: { post: Post }) {
  const { t } = useTranslation('bulletin')
  return (
    <article>
      <PostFacts post={post} />
      <h1>{post.title ?? t('missing.title')}</h1>
      <PostActions />
      <div className="stack g5">
        {useArchive()(post) ? (
          <Notice>{t('archivedPost', { date: post.date ?? t('missing.date') })}</Notice>
        ) : null}
        <div className="post-content">
          {post.content.length > 0 ? <PostContent nodes={post.content} /> : <p>{t('missing.content')}</p>}
        </div>
      </div>
    </article>
  )
}
