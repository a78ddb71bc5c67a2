import { calls } from '@aurivane/contract/calls'
import { ANNOUNCEMENT_PAGE_ROWS } from '@aurivane/contract/limits'
import { clubPath } from '@aurivane/contract/paths'
import { Suspense, useId } from 'react'
import { callApi } from '../../api/call-api.ts'
import { formatDate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { lazyPart, NoPart } from '../../features/lazy-part.tsx'
import { useDisplayName } from '../../features/community/display-name.ts'
import { MoreButton } from '../../features/community/more-button.tsx'
import { useMorePages, type ListPage } from '../../features/community/use-more-pages.ts'
import { Card } from '../../components/card.tsx'
import { AnnouncementContent } from './announcement-content.tsx'
import { isTeam, type DrawnAnnouncement, type ShownView } from './club-view.ts'
import { drawAnnouncements } from './draw-announcements.ts'
import { useHashTarget } from './use-hash-target.ts'

const NewAnnouncement = lazyPart(async () => (await import('./team-parts.tsx')).NewAnnouncement)
// In the same file, so one message is enough.
const AnnouncementActions = lazyPart(
  async () => (await import('./team-parts.tsx')).AnnouncementActions,
  NoPart,
)

type Props = { view: ShownView; first: ListPage<DrawnAnnouncement> }

export function Announcements({ view, first }: Props) {
  const { t } = useTranslation('club')
  const pages = useAnnouncements(view.club.id, first)
  return (
    <section className="stack" aria-labelledby="announcements">
      <div className="row section-head">
        <h2 id="announcements">{t('announcements.heading')}</h2>
        {isTeam(view) ? (
          <Suspense>
            <NewAnnouncement view={view} />
          </Suspense>
        ) : null}
      </div>
      {pages.items.length === 0 ? <p>{t('announcements.none')}</p> : null}
      {pages.items.map((announcement) => (
        <AnnouncementArticle key={announcement.id} view={view} announcement={announcement} />
      ))}
      <MoreButton pages={pages} to={`${clubPath(view.club.id)}?after=${pages.next}`}>
        {t('announcements.more')}
      </MoreButton>
    </section>
  )
}

function useAnnouncements(clubID: number, first: ListPage<DrawnAnnouncement>) {
  const locale = useLocale()
  const pages = useMorePages(first, async (after) => {
    const query = { limit: ANNOUNCEMENT_PAGE_ROWS, after }
    const answer = await callApi(calls.listAnnouncements, { params: { clubID }, query, locale })
    return answer.is === 'answered' ? drawAnnouncements(answer.data) : null
  })
  useHashTarget('announcement', pages)
  return pages
}

function AnnouncementArticle({ view, announcement }: { view: ShownView; announcement: DrawnAnnouncement }) {
  const { t } = useTranslation('club')
  const locale = useLocale()
  const nameOf = useDisplayName()
  const id = useId()
  const date = formatDate(announcement.date, locale)
  return (
    <Card as="article" className="stack g3" id={`announcement-${announcement.id}`} aria-labelledby={id}>
      <h3 id={id} dir="auto">
        {announcement.title}
      </h3>
      <p className="small quiet row">
        <span>{t('announcements.published', { date, name: nameOf(announcement.User) })}</span>
        {announcement.editedAt ? <span>{t('announcements.edited')}</span> : null}
      </p>
      <div className="post-content" dir="auto">
        <AnnouncementContent nodes={announcement.content} />
      </div>
      {isTeam(view) ? (
        <Suspense>
          <AnnouncementActions view={view} announcement={announcement} />
        </Suspense>
      ) : null}
    </Card>
  )
}
