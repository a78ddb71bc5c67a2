import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useSession } from '../../../session/use-session.ts'
import { CreateClub } from './create-club.tsx'
import { OwnClubs } from './own-clubs.tsx'
import { useClubsChanged } from './use-clubs-changed.ts'
import { VerifyEmailNotice } from './verify-email-notice.tsx'
import './clubs-tab.css'

export function ClubsTab() {
  const { texts } = useTexts('profileClubs')
  const { userInfo } = useSession()
  const heading = useFocusAfterLoss(userInfo?.clubs.length ?? 0)
  const { isRefused, lookAgain, forget } = useRefusal()
  if (!userInfo) return null
  return (
    <section className="own-clubs stack g6" aria-labelledby="clubs-heading">
      <h2 id="clubs-heading" ref={heading} tabIndex={-1}>
        {texts.heading}
      </h2>
      {userInfo.confirmedEmail ? (
        <>
          <OwnClubs
            clubs={userInfo.clubs}
            hasRoom={userInfo.clubs.length < userInfo.maxClubs}
            onOutOfDate={lookAgain}
          />
          <CreateClub
            used={userInfo.clubs.length}
            allowed={userInfo.maxClubs}
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

/** After a refusal that the page did not see coming: asks who the user is now, and remembers that something was said. */
function useRefusal() {
  const [isRefused, setRefused] = useState(false)
  const onChanged = useClubsChanged()
  function lookAgain() {
    setRefused(true)
    onChanged()
  }
  return { isRefused, lookAgain, forget: () => setRefused(false) }
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
