import { calls } from '@aurivane/contract/calls'
import type { ShownClub } from '@aurivane/contract/memberships'
import { clubPath } from '@aurivane/contract/paths'
import { useParams } from 'react-router'
import { ApiData } from '../../api/api-data.tsx'
import type { Failure } from '../../api/call-api.ts'
import { useRead } from '../../api/use-read.ts'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LoadFailure } from '../../features/community/load-failure.tsx'
import { useHashTarget } from '../../features/community/use-hash-target.ts'
import { NotFound } from '../../features/not-found.tsx'
import { useSession } from '../../session/use-session.ts'
import { Notice } from '../../components/notice.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { Bans } from './bans.tsx'
import { Invitations } from './invitations.tsx'
import { Members } from './members.tsx'
import { Ownership } from './ownership.tsx'
import { Requests } from './requests.tsx'
import '../../features/settings.css'
import './manage-club.css'

export function Component() {
  const { clubID = '' } = useParams()
  const { userInfo } = useSession()
  if (!/^[1-9]\d{0,9}$/.test(clubID)) return <NotFound />
  if (!userInfo) return <Loading />
  return (
    <ApiData>
      {/* Another club, or another member in the same browser, begins anew. */}
      <ManagedClub key={`${clubID} ${userInfo.uid}`} clubID={Number(clubID)} />
    </ApiData>
  )
}

function Loading() {
  const { t } = useTranslation('manageClub')
  const { t: tCommon } = useTranslation('translation')
  return (
    <div className="wrap page settings manage-club stack g6">
      <h1>{t('heading')}</h1>
      <p className="needs-script" aria-hidden="true">
        <Skeleton width="long" />
      </p>
      <Notice className="without-script">{tCommon('needsScript')}</Notice>
    </div>
  )
}

/** Only the team manages a club; to everybody else there is no such page. */
function ManagedClub({ clubID }: { clubID: number }) {
  const { t } = useTranslation('manageClub')
  const { data, failure, isFetching, refetch } = useRead(calls.readClub, { params: { clubID } })
  const standing = data?.result.you?.standing
  const isTeam = standing === 'owner' || standing === 'manager'
  useHashTarget(isTeam)
  if (failure && isMissing(failure)) return <NotFound />
  if (data) return isTeam ? <Parts club={data.result} isOwner={standing === 'owner'} /> : <NotFound />
  if (!failure) return <Loading />
  return (
    <div className="wrap page settings manage-club stack g6">
      <h1>{t('heading')}</h1>
      <LoadFailure
        title={t('failed')}
        failure={failure}
        isTrying={isFetching}
        onRetry={() => void refetch()}
      />
    </div>
  )
}

/** There is no such club, none that the reader may see, or its id is too large. */
function isMissing(failure: Failure): boolean {
  return failure.is === 'refused' && (failure.status === 404 || failure.status === 400)
}

function Parts({ club, isOwner }: { club: ShownClub; isOwner: boolean }) {
  const { t } = useTranslation('manageClub')
  const parts = [
    { id: 'requests', part: <Requests clubID={club.id} /> },
    { id: 'members', part: <Members clubID={club.id} isOwner={isOwner} /> },
    { id: 'invitations', part: <Invitations clubID={club.id} /> },
    { id: 'bans', part: <Bans clubID={club.id} /> },
    ...(isOwner ? [{ id: 'ownership', part: <Ownership clubID={club.id} /> } as const] : []),
  ] as const
  return (
    <div className="wrap page settings manage-club stack g6">
      <div className="stack g2">
        <h1>{t('heading')}</h1>
        <p className="lede">
          <LocalizedLink to={clubPath(club.id)}>{club.title}</LocalizedLink>
        </p>
      </div>
      <nav className="row parts" aria-label={t('parts')}>
        {parts.map(({ id }) => (
          <a key={id} href={`#${id}`}>
            {t(`${id}.heading`)}
          </a>
        ))}
      </nav>
      {parts.map(({ id, part }) => (
        <section key={id} id={id} className="stack g5" aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`} tabIndex={-1}>
            {t(`${id}.heading`)}
          </h2>
          {part}
        </section>
      ))}
    </div>
  )
}
