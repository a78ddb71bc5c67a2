import { localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { useState } from 'react'
import { useLocale } from '../i18n/language.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { useIsHydrated } from '../navigation/use-is-hydrated.ts'
import { ClosingBlock } from '../features/closing-block.tsx'
import { useArchive } from '../features/archive.ts'
import { PostTag } from '../features/post-facts.tsx'
import { LinkButton } from '../components/link-button.tsx'
import { Pagination } from '../components/pagination.tsx'
import { countPages, postsOnPage } from './bulletin/pages-of-posts.ts'
import { PostCard } from './bulletin/post-card.tsx'
import './bulletin/bulletin.css'

const tags = ['News', 'Bulletin'] as const

export function Component() {
  const { t } = useTranslation('bulletin')
  return (
    <div className="wrap page stack g7 bulletin">
      <header className="stack g5">
        <h1>{t('heading')}</h1>
        <dl className="legend">
          {tags.map((tag) => (
            <div key={tag}>
              <dt>
                <PostTag tag={tag} />
              </dt>
              <dd>{t(`legend.${tag}`)}</dd>
            </div>
          ))}
        </dl>
      </header>
      <Listing />
      <ClosingBlock>
        <Feed />
      </ClosingBlock>
    </div>
  )
}

/** Without JavaScript there is no paging: all posts are on one page. */
function Listing() {
  const { t: tBulletin } = useTranslation('bulletin')
  const { t } = useTranslation('translation')
  const { t: tBulletinPosts } = useTranslation('bulletinPosts')
  const posts = tBulletinPosts('posts', { returnObjects: true })
  const [pageIndex, setPageIndex] = useState(0)
  const isHydrated = useIsHydrated()
  const isArchived = useArchive()
  const onPage = postsOnPage(posts, pageIndex)
  if (posts.length === 0) return <p className="lede">{tBulletin('empty')}</p>
  return (
    <div className="stack g5">
      {posts.every(isArchived) ? <p>{tBulletin('allArchived')}</p> : null}
      <ul className="posts" aria-label={tBulletin('listLabel')}>
        {(isHydrated ? onPage : posts).map((post) => (
          <PostCard key={post.slug} post={post} isOnLaterPage={!onPage.includes(post)} />
        ))}
      </ul>
      <Pagination
        label={t('pages')}
        current={pageIndex + 1}
        total={countPages(posts.length)}
        onChoose={(page) => setPageIndex(page - 1)}
        buttonId={(page) => `PageBtnNmbr-${page}`}
        pageLabel={(page) => t('pageNumber', { number: page })}
      />
    </div>
  )
}

/** A file, not a page of the app. */
function Feed() {
  const { t } = useTranslation('bulletin')
  const locale = useLocale()
  return (
    <LinkButton variant="plain" href={localizePath(`${paths.bulletin}/rss.xml`, locale)}>
      {t('feed')}
    </LinkButton>
  )
}
