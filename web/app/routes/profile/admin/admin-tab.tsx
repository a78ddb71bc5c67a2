import { ApiData } from '../../../api/api-data.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useHashTarget } from '../../../features/community/use-hash-target.ts'
import { useSession } from '../../../session/use-session.ts'
import { AuditLog } from './audit-log.tsx'
import { ContactInbox } from './contact-inbox.tsx'
import { DataRequests } from './data-requests.tsx'
import { OverviewCounts } from './overview-counts.tsx'
import { Reports } from './reports.tsx'
import { ReviewClubs } from './review-clubs.tsx'
import { NoSecondFactor, SecondFactorNeeded, useSecondFactorNeeded } from './second-factor.tsx'
import { SuspendUserForm } from './suspend-user-form.tsx'
import { UserList } from './user-list.tsx'
import { WaitingTasks } from './waiting-tasks.tsx'
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
  const { t } = useTranslation('profileAdmin')
  useHashTarget(true)
  const needed = useSecondFactorNeeded()
  const parts = [
    { id: 'suspension', heading: t('suspend.heading'), part: <SuspendUserForm ownId={ownId} /> },
    { id: 'users', heading: t('users.heading'), part: <UserList /> },
    { id: 'review', heading: t('review.heading'), part: <ReviewClubs headingId="review-heading" /> },
    { id: 'reports', heading: t('reports.heading'), part: <Reports headingId="reports-heading" /> },
    { id: 'contact', heading: t('contact.heading'), part: <ContactInbox /> },
    { id: 'deletions', heading: t('deletions.heading'), part: <DataRequests /> },
    { id: 'audit', heading: t('audit.heading'), part: <AuditLog /> },
  ]
  if (needed !== null) {
    return (
      <div className="administration stack g6">
        <h2>{t('heading')}</h2>
        <SecondFactorNeeded text={needed} />
      </div>
    )
  }
  return (
    <div className="administration stack g6">
      <h2>{t('heading')}</h2>
      <NoSecondFactor />
      <WaitingTasks />
      <OverviewCounts />
      <nav className="row parts" aria-label={t('parts')}>
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
