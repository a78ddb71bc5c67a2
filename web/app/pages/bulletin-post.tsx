import { localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { Navigate, useParams } from 'react-router'
import { useLanguage, useLocale } from '../i18n/language.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import { ClosingBlock } from '../product/closing-block.tsx'
import { PostFacts } from '../product/post-facts.tsx'
import type { Post } from '../product/post.ts'
import { PostActions } from './bulletin-post/post-actions.tsx'
import { PostContent } from './bulletin-post/post-content.tsx'
import './bulletin-post/bulletin-post.css'

export function BulletinPostPage() {
  const post = usePost()
  const locale = useLocale()
  if (!post) return <Navigate to={localizePath(paths.bulletin, locale)} replace />
  return (
    <div className="wrap page stack g7 post">
      <PostArticle post={post} />
      <ClosingBlock />
    </div>
  )
}

function PostArticle({ post }: { post: Post }) {
  const { texts } = useTexts('bulletin')
  return (
    <article className="stack g6">
      <header className="stack">
        <PostFacts post={post} />
        <h1>{post.title ?? texts.missing.title}</h1>
        <PostActions />
      </header>
      <div className="post-content">
        {post.content.length > 0 ? <PostContent nodes={post.content} /> : <p>{texts.missing.content}</p>}
      </div>
    </article>
  )
}

/** The route has loaded the post of the address with the page's texts; there is none for a slug that does not exist. */
function usePost(): Post | null {
  const { slug = '' } = useParams()
  const { i18n, locale } = useLanguage()
  const bundle: unknown = i18n.getResourceBundle(locale, `post-${slug}`)
  return bundle ? (bundle as { post: Post }).post : null
}
