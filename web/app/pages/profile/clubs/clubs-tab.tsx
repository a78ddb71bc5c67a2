import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useSession } from '../../../session/use-session.ts'
import { CreateClub } from './create-club.tsx'
import { OwnClubs } from './own-clubs.tsx'
import { VerifyEmailNotice } from './verify-email-notice.tsx'
import './clubs-tab.css'

export function ClubsTab() {
  const { texts } = useTexts('profileClubs')
  const { userInfo } = useSession()
  const heading = useFocusAfterLoss(userInfo?.clubs.length ?? 0)
  const [isRefused, setRefused] = useState(false)
  if (!userInfo) return null
  return (
    <section className="own-clubs stack g6" aria-labelledby="clubs-heading">
      <h2 id="clubs-heading" ref={heading} tabIndex={-1}>
        {texts.heading}
      </h2>
      {userInfo.confirmedEmail ? (
        <>
          <OwnClubs clubs={userInfo.clubs} />
          <CreateClub
            used={userInfo.clubs.length}
            allowed={userInfo.maxClubs}
            isRefused={isRefused}
            onRefused={setRefused}
          />
        </>
      ) : (
        <VerifyEmailNotice isRefusal={isRefused} />
      )}
    </section>
  )
}

/** With its row the pressed button goes: the keyboard goes on from the heading, not from the top of the page. */
function useFocusAfterLoss(count: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const known = useRef(count)
  useEffect(() => {
    if (count < known.current && document.activeElement === document.body) heading.current?.focus()
    known.current = count
  }, [count])
  return heading
}
