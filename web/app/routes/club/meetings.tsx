import { calls } from '@aurivane/contract/calls'
import { MEETING_PAGE_ROWS } from '@aurivane/contract/limits'
import type { Meeting } from '@aurivane/contract/meetings'
import { clubPath } from '@aurivane/contract/paths'
import { Suspense } from 'react'
import { callApi } from '../../api/call-api.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { lazyPart } from '../../features/lazy-part.tsx'
import { MoreButton } from '../../features/community/more-button.tsx'
import { useMorePages, type ListPage } from '../../features/community/use-more-pages.ts'
import { isMember, isTeam, type ShownView } from './club-view.ts'
import { MeetingArticle } from './meeting-article.tsx'
import { useHashTarget } from './use-hash-target.ts'

const NewMeeting = lazyPart(async () => (await import('./team-parts.tsx')).NewMeeting)
const OwnCalendar = lazyPart(async () => (await import('./own-calendar.tsx')).OwnCalendar)

type Props = { view: ShownView; first: ListPage<Meeting> }

export function Meetings({ view, first }: Props) {
  const { club } = view
  const { t } = useTranslation('club')
  const pages = useMeetings(club.id, first)
  return (
    <section className="stack" aria-labelledby="meetings">
      <div className="row section-head">
        <h2 id="meetings">{t('meetings.heading')}</h2>
        {isTeam(view) ? (
          <Suspense>
            <NewMeeting view={view} />
          </Suspense>
        ) : null}
      </div>
      {pages.items.length === 0 ? <p>{t('meetings.none')}</p> : null}
      {pages.items.map((meeting) => (
        <MeetingArticle key={meeting.id} view={view} meeting={meeting} />
      ))}
      <MoreButton pages={pages} to={`${clubPath(club.id)}?meetings=all`}>
        {t('meetings.more')}
      </MoreButton>
      {club.privacy ? null : (
        <p>
          <a href={`${clubPath(club.id)}/meetings.ics`}>{t('calendar.subscribe')}</a>
        </p>
      )}
      {club.you && isMember(view) ? (
        <Suspense>
          <OwnCalendar clubID={club.id} hasAddress={club.you.calendar === true} />
        </Suspense>
      ) : null}
    </section>
  )
}

function useMeetings(clubID: number, first: ListPage<Meeting>) {
  const locale = useLocale()
  const pages = useMorePages(first, async (after) => {
    const query = { limit: MEETING_PAGE_ROWS, after }
    const answer = await callApi(calls.listMeetings, { params: { clubID }, query, locale })
    return answer.is === 'answered' ? answer.data : null
  })
  useHashTarget('meeting', pages)
  return pages
}
