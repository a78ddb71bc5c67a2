import { Suspense, useEffect, useRef, useState } from 'react'
import { ApiData } from '../../../api/api-data.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { lazyPart } from '../../../features/lazy-part.tsx'
import type { SessionUser } from '../../../session/session-store.ts'
import { Skeleton } from '../../../components/skeleton.tsx'
import { CreateClub } from './create-club.tsx'
import { OwnClubs } from './own-clubs.tsx'
import { useClubsChanged } from './use-clubs-changed.ts'
import { VerifyEmailNotice } from './verify-email-notice.tsx'
import './clubs-tab.css'

const HEADING = 'clubs-heading'

const OwnMemberships = lazyPart(async () => (await import('./own-memberships.tsx')).OwnMemberships)

export function ClubsTab({ user }: { user: SessionUser }) {
  return (
    <ApiData>
      <ClubsOf user={user} />
    </ApiData>
  )
}

function ClubsOf({ user }: { user: SessionUser }) {
  const { t } = useTranslation('profileClubs')
  const heading = useFocusAfterLoss(user.clubs.length)
  const { isRefused, lookAgain, forget } = useRefusal()
  return (
    <section className="own-clubs stack g6" aria-labelledby={HEADING}>
      <h2 id={HEADING} ref={heading} tabIndex={-1}>
        {t('heading')}
      </h2>
      {user.confirmedEmail ? (
        <>
          <OwnClubs
            clubs={user.clubs}
            mayAddClub={user.clubs.length < user.maxClubs}
            onOutOfDate={lookAgain}
          />
          <Suspense fallback={<Skeleton width="long" />}>
            <OwnMemberships headingId={HEADING} />
          </Suspense>
          <CreateClub
            used={user.clubs.length}
            allowed={user.maxClubs}
            isRefused={isRefused}
            onSend={forget}
            onOutOfDate={lookAgain}
          />
        </>
      ) : (
        <VerifyEmailNotice isRefusal={isRefused} />
      )}
    </section>
  )
}

/** After a refusal because of outdated data: reads the user again, and marks the notice as a refusal. */
function useRefusal() {
  const [isRefused, setRefused] = useState(false)
  const onChanged = useClubsChanged()
  function lookAgain() {
    setRefused(true)
    onChanged()
  }
  return { isRefused, lookAgain, forget: () => setRefused(false) }
}

/** The pressed button disappears with its row, so the heading takes the focus. */
function useFocusAfterLoss(count: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const known = useRef(count)
  useEffect(() => {
    if (count < known.current && document.activeElement === document.body) heading.current?.focus()
    known.current = count
  }, [count])
  return heading
}
