import { Suspense } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { lazyPart } from '../../features/lazy-part.tsx'
import { Notice } from '../../components/notice.tsx'
import { Reason } from '../../features/community/reason.tsx'
import { usePromotion } from '../../features/promotion.ts'
import { writeRiskSentences } from '../../features/risk-sentences.ts'
import { Announcements } from './announcements.tsx'
import { ClubTop } from './club-top.tsx'
import { isMember, type ShownView } from './club-view.ts'
import { Contacts } from './contacts.tsx'
import { Meetings } from './meetings.tsx'
import { Membership } from './membership.tsx'

const Members = lazyPart(async () => (await import('./members.tsx')).Members)

export function ClubPage({ view }: { view: ShownView }) {
  const { club, meetings, announcements } = view
  return (
    <div className="wrap page club">
      <ClubTop club={club} />
      <States view={view} />
      <div className="club-parts">
        <Membership club={club} />
        <div className="stack g7">
          <About description={club.description} />
          {meetings && announcements ? (
            <>
              <Contacts contacts={club.contacts} />
              <Meetings view={view} first={meetings} />
              <Announcements view={view} first={announcements} />
            </>
          ) : null}
          {isMember(view) ? (
            <Suspense>
              <Members clubID={club.id} members={club.members} />
            </Suspense>
          ) : null}
        </div>
      </div>
    </div>
  )
}

function States({ view }: { view: ShownView }) {
  const { t } = useTranslation('club')
  const { state, stateReason } = view.club
  return (
    <>
      {state === 'pending' ? <Notice tone="gold">{t('states.pending')}</Notice> : null}
      {state === 'declined' ? (
        <Notice tone="bad">
          <p>{t('states.declined')}</p>
          <Reason reason={stateReason} />
        </Notice>
      ) : null}
      {view.meetings ? null : <Notice>{t('states.closed')}</Notice>}
    </>
  )
}

function About({ description }: { description: string }) {
  const { t } = useTranslation('club')
  const { t: tCommon } = useTranslation('translation')
  const { first: riskSentence } = writeRiskSentences(tCommon, useLocale(), usePromotion())
  return (
    <section className="stack" aria-labelledby="about">
      <h2 id="about">{t('about.heading')}</h2>
      <p className="as-written" dir="auto">
        {description}
      </p>
      <div className="small quiet">
        <p>{t('about.author')}</p>
        <p>{riskSentence}</p>
      </div>
    </section>
  )
}
