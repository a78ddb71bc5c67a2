import { calls } from '@aurivane/contract/calls'
import { ApiData } from '../../../api/api-data.tsx'
import { useRead } from '../../../api/use-read.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { SessionUser } from '../../../session/session-store.ts'
import { ListFailed } from '../admin/list-failed.tsx'
import { Devices } from './devices.tsx'
import { EmailPart } from './email-part.tsx'
import { OwnData } from './own-data.tsx'
import { PasskeysPart } from './passkeys-part.tsx'
import { PasswordPart } from './password-part.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { TwoFactorPart } from './two-factor-part.tsx'
import './security.css'

export function SecurityTab({ user }: { user: SessionUser }) {
  return (
    <ApiData>
      {/* Another member in the same browser begins anew. */}
      <Security key={user.uid} user={user} />
    </ApiData>
  )
}

function Security({ user }: { user: SessionUser }) {
  const { t } = useTranslation('profileSecurity')
  const { data, failure, isFetching, refetch } = useRead(calls.readSecurity, {})
  const security = data?.result
  return (
    <div className="security stack g6">
      <div className="stack g2">
        <h2>{t('heading')}</h2>
        <p className="quiet">{t('utc')}</p>
      </div>
      {failure && !data ? (
        <ListFailed failure={failure} isTrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      <Devices />
      <PasswordPart security={security} email={user.email} />
      <EmailPart security={security} />
      <TwoFactorPart security={security} email={user.email} />
      <PasskeysPart isAvailable={security?.passkeysAvailable ?? true} />
      <RecentActivity />
      <OwnData user={user} />
    </div>
  )
}
