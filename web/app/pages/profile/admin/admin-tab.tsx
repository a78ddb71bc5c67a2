import { ApiData } from '../../../api/api-data.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useSession } from '../../../session/use-session.ts'
import { AuditLog } from './audit-log.tsx'
import { OverviewCounts } from './overview-counts.tsx'
import { ReviewClubs } from './review-clubs.tsx'
import { SuspendUserForm } from './suspend-user-form.tsx'
import { UserList } from './user-list.tsx'
import './admin-tab.css'

export function AdminTab() {
  const { userInfo } = useSession()
  if (!userInfo?.admin) return null
  return (
    <ApiData>
      {/* Another administrator in the same browser begins anew. */}
      <Administration key={userInfo.uid} ownId={userInfo.uid} />
    </ApiData>
  )
}

function Administration({ ownId }: { ownId: number }) {
  const { texts } = useTexts('profileAdmin')
  const parts = [
    { id: 'suspension', heading: texts.suspend.heading, part: <SuspendUserForm ownId={ownId} /> },
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
