import { paths } from '@aurivane/contract/paths'
import { Suspense } from 'react'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { lazyPart } from '../../features/lazy-part.tsx'
import { useQuery } from '../../navigation/use-query.ts'
import type { SessionUser } from '../../session/session-store.ts'
import { useSession } from '../../session/use-session.ts'
import { Badge } from '../../components/chip.tsx'
import { Notice } from '../../components/notice.tsx'
import { SideList } from '../../components/side-list.tsx'
import { AccountTab } from './account/account-tab.tsx'
import { LoadingUser } from './loading-user.tsx'
import { MissingUser } from './missing-user.tsx'
import { chooseTab, tabsOf, type TabName } from './tabs.ts'
import { useOwnUser } from './use-own-user.ts'
import '../../features/settings.css'

const ClubsTab = lazyPart(async () => (await import('./clubs/clubs-tab.tsx')).ClubsTab)
const SecurityTab = lazyPart(async () => (await import('./security/security-tab.tsx')).SecurityTab)
const AdminTab = lazyPart(async () => (await import('./admin/admin-tab.tsx')).AdminTab)

export function Component() {
  const { t } = useTranslation('profile')
  const { t: tCommon } = useTranslation('translation')
  const user = useOwnUser()
  const [select] = useQuery('select')
  const tab = chooseTab(select, user)
  return (
    <div className="wrap page settings stack g6">
      <div className="row heading">
        <h1>{t('heading')}</h1>
        <Badge>{t('beta')}</Badge>
      </div>
      <div className="with-side needs-script">
        <Sections selected={tab} user={user} />
        <Content tab={tab} user={user} />
      </div>
      <Notice className="without-script">{tCommon('needsScript')}</Notice>
    </div>
  )
}

function Sections({ selected, user }: { selected: TabName; user: SessionUser | null }) {
  const { t } = useTranslation('profile')
  return (
    <SideList label={t('heading')} current={t(`tabs.${selected}`)}>
      {tabsOf(user).map((name) => (
        <li key={name}>
          <LocalizedLink
            to={`${paths.profile}?select=${name}`}
            preventScrollReset
            aria-current={name === selected ? 'true' : undefined}
          >
            <span>{t(`tabs.${name}`)}</span>
            {name === 'clubs' && user ? (
              <span className="count" aria-hidden="true">
                {user.clubs.length}
              </span>
            ) : null}
          </LocalizedLink>
        </li>
      ))}
    </SideList>
  )
}

/** Private data is rendered only while the session has a user. */
function Content({ tab, user }: { tab: TabName; user: SessionUser | null }) {
  const { isAuthSessionLoading, isLoggedIn } = useSession()
  if (user) {
    return (
      <Suspense fallback={<LoadingUser />}>
        {tab === 'account' ? <AccountTab user={user} /> : null}
        {tab === 'clubs' ? <ClubsTab user={user} /> : null}
        {tab === 'security' ? <SecurityTab user={user} /> : null}
        {tab === 'admin' ? <AdminTab /> : null}
      </Suspense>
    )
  }
  if (isAuthSessionLoading) return <LoadingUser />
  // Without a session, access control is about to redirect to the login page.
  return isLoggedIn ? <MissingUser /> : null
}
