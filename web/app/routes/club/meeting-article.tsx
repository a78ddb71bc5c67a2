import { formatMoment } from '@aurivane/contract/dates'
import type { Meeting } from '@aurivane/contract/meetings'
import { clubPath } from '@aurivane/contract/paths'
import { Suspense, useId } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { lazyPart } from '../../features/lazy-part.tsx'
import { linksOfUsers } from '../../features/community/links-of-users.ts'
import { Moment, useOwnTimeZone } from '../../features/community/moment.tsx'
import { Reason } from '../../features/community/reason.tsx'
import { Card } from '../../components/card.tsx'
import { Chip } from '../../components/chip.tsx'
import { Icon } from '../../components/icon.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { isMember, type ShownView } from './club-view.ts'

const MeetingActions = lazyPart(async () => (await import('./meeting-actions.tsx')).MeetingActions)

type Props = { view: ShownView; meeting: Meeting }

export function MeetingArticle({ view, meeting }: Props) {
  const { t } = useTranslation('club')
  const id = useId()
  return (
    <Card as="article" className="stack g3" id={`meeting-${meeting.id}`} aria-labelledby={id}>
      <div className="row">
        <h3 id={id} dir="auto">
          {meeting.title}
        </h3>
        {meeting.state === 'cancelled' ? <Chip tone="bad">{t('meetings.cancelled')}</Chip> : null}
      </div>
      {meeting.state === 'cancelled' ? <Reason reason={meeting.reason} /> : null}
      <MeetingFacts meeting={meeting} />
      {meeting.description ? (
        <p className="as-written" dir="auto">
          {meeting.description}
        </p>
      ) : null}
      <p>{t('meetings.going', { count: meeting.going })}</p>
      {isMember(view) ? (
        <Suspense>
          <MeetingActions view={view} meeting={meeting} />
        </Suspense>
      ) : (
        <p>
          <LinkButton
            variant="second"
            size="small"
            href={`${clubPath(view.club.id)}/meetings/${meeting.id}.ics`}
            aria-label={t('meetings.addOneToCalendar', { title: meeting.title })}
          >
            <Icon name="download" size="small" />
            {t('meetings.addToCalendar')}
          </LinkButton>
        </p>
      )}
    </Card>
  )
}

function MeetingFacts({ meeting }: { meeting: Meeting }) {
  const { t } = useTranslation('club')
  return (
    <div className="meeting-facts">
      <p>
        <strong>
          <Moment date={meeting.start} timeZone={meeting.timeZone} />
        </strong>
      </p>
      <OwnTime meeting={meeting} />
      <p>{t('meetings.length', { minutes: meeting.minutes })}</p>
      {meeting.place ? <p dir="auto">{meeting.place}</p> : null}
      {meeting.link ? (
        <p>
          <a href={meeting.link} {...linksOfUsers}>
            {t('meetings.joinOnline')}
          </a>
        </p>
      ) : null}
    </div>
  )
}

function OwnTime({ meeting: { start, timeZone } }: { meeting: Meeting }) {
  const { t } = useTranslation('club')
  const locale = useLocale()
  const own = useOwnTimeZone()
  if (own === null || own === timeZone) return null
  return <p>{t('meetings.yourTime', { moment: formatMoment(locale, new Date(start), own) })}</p>
}
