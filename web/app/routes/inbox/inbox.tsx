import { ApiData } from '../../api/api-data.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useHashTarget } from '../../features/community/use-hash-target.ts'
import { useSession } from '../../session/use-session.ts'
import { Notice } from '../../components/notice.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { MailPreferences } from './mail-preferences.tsx'
import { NoticeList } from './notice-list.tsx'
import '../../features/settings.css'
import './inbox.css'

export function Component() {
  const { t } = useTranslation('inbox')
  const { t: tCommon } = useTranslation('translation')
  const { userInfo } = useSession()
  useHashTarget(userInfo !== null)
  return (
    <div className="wrap page settings inbox stack g6">
      {userInfo ? (
        <ApiData>
          <NoticeList key={userInfo.uid} />
          <MailPreferences />
        </ApiData>
      ) : (
        <>
          <h1>{t('heading')}</h1>
          <p className="needs-script" aria-hidden="true">
            <Skeleton width="long" />
          </p>
        </>
      )}
      <Notice className="without-script">{tCommon('needsScript')}</Notice>
    </div>
  )
}
