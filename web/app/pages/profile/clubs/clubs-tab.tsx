import { useTexts } from '../../../i18n/use-texts.ts'
import { useSession } from '../../../session/use-session.ts'
import { CreateClub } from './create-club.tsx'
import { OwnClubs } from './own-clubs.tsx'
import { VerifyEmailNotice } from './verify-email-notice.tsx'
import './clubs-tab.css'

export function ClubsTab() {
  const { texts } = useTexts('profileClubs')
  const { userInfo } = useSession()
  if (!userInfo) return null
  return (
    <section className="own-clubs stack g6" aria-labelledby="clubs-heading">
      <h2 id="clubs-heading">{texts.heading}</h2>
      {userInfo.confirmedEmail ? (
        <>
          <OwnClubs clubs={userInfo.clubs} />
          <CreateClub used={userInfo.clubs.length} allowed={userInfo.maxClubs} />
        </>
      ) : (
        <VerifyEmailNotice />
      )}
    </section>
  )
}
