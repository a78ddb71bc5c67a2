import { useTexts } from '../../../i18n/use-texts.ts'
import { useSession } from '../../../session/use-session.ts'
import { AuditLog } from './audit-log.tsx'
import { OverviewCounts } from './overview-counts.tsx'
import { ReviewClubs } from './review-clubs.tsx'
import { SuspendUserForm } from './suspend-user-form.tsx'
import { UserList } from './user-list.tsx'
import './admin-tab.css'

export function AdminTab() {
  const { texts } = useTexts('profileAdmin')
  const { userInfo } = useSession()
  if (!userInfo?.admin) return null
  const parts = [
    { id: 'suspension', heading: texts.suspend.heading, part: <SuspendUserForm ownId={userInfo.uid} /> },
    { id: 'users', heading: texts.users.heading, part: <UserList /> },
    { id: 'review', heading: texts.review.heading, part: <ReviewClubs headingId="review-heading" /> },
    { id: 'audit', heading: texts.audit.heading, part: <AuditLog /> },
  ]
  return (
    <div className="office stack g6">
      <h2>{texts.heading}</h2>
      <OverviewCounts />
      <nav className="row parts" aria-label={texts.parts}>
        {parts.map(({ id, heading }) => (
          <a key={id} href={`#${id}`}>
            {heading}
          </a>
        ))}
      </nav>
      {parts.map(({ id, heading, part }) => (
        <section key={id} id={id} className="stack g5" aria-labelledby={`${id}-heading`}>
          <h3 id={`${id}-heading`} tabIndex={-1}>
            {heading}
          </h3>
          {part}
        </section>
      ))}
    </div>
  )
}
