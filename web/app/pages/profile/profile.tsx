import { paths } from '@aurivane/contract/paths'
import { lazy, Suspense } from 'react'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { useQuery } from '../../navigation/use-query.ts'
import type { SessionUser } from '../../session/session-store.ts'
import { useSession } from '../../session/use-session.ts'
import { Badge } from '../../ui/chip.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SideList } from '../../ui/side-list.tsx'
import { AccountTab } from './account/account-tab.tsx'
import { LoadingUser } from './loading-user.tsx'
import { MissingUser } from './missing-user.tsx'
import { chooseTab, tabsOf, type TabName } from './tabs.ts'
import './profile.css'

const ClubsTab = lazy(async () => ({ default: (await import('./clubs/clubs-tab.tsx')).ClubsTab }))
const AdminTab = lazy(async () => ({ default: (await import('./admin/admin-tab.tsx')).AdminTab }))

export function ProfilePage() {
  const { texts } = useTexts('profile')
  const { texts: words } = useTexts('translation')
  const { userInfo } = useSession()
  const [select] = useQuery('select')
  const tab = chooseTab(select, userInfo)
  return (
    <div className="wrap page settings stack g6">
      <div className="row heading">
        <h1>{texts.heading}</h1>
        <Badge>{texts.beta}</Badge>
      </div>
      <div className="with-side needs-script">
        <Sections selected={tab} user={userInfo} />
        <Content tab={tab} />
      </div>
      <Notice className="without-script">{words.needsScript}</Notice>
    </div>
  )
}

function Sections({ selected, user }: { selected: TabName; user: SessionUser | null }) {
  const { texts } = useTexts('profile')
  return (
    <SideList label={texts.heading} current={texts.tabs[selected]}>
      {tabsOf(user).map((name) => (
        <li key={name}>
          <LocalizedLink
            to={`${paths.profile}?select=${name}`}
            preventScrollReset
            aria-current={name === selected ? 'true' : undefined}
          >
            <span>{texts.tabs[name]}</span>
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

/** What is private stands here only while the session holds its user. */
function Content({ tab }: { tab: TabName }) {
  const { userInfo, isAuthSessionLoading, isLoggedIn } = useSession()
  if (userInfo) {
    return (
      <Suspense fallback={<LoadingUser />}>
        {tab === 'account' ? <AccountTab user={userInfo} /> : null}
        {tab === 'clubs' ? <ClubsTab /> : null}
        {tab === 'admin' ? <AdminTab /> : null}
      </Suspense>
    )
  }
  if (isAuthSessionLoading) return <LoadingUser />
  // Without a session the visitor is on the way to the login page.
  return isLoggedIn ? <MissingUser /> : null
}
