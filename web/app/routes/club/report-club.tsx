import type { ShownClub } from '@aurivane/contract/memberships'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useSession } from '../../session/use-session.ts'
import { DialogButton } from '../../features/dialog-button.tsx'
import { buttonClass } from '../../components/button.tsx'
import { LoginLink } from './login-link.tsx'

const loadDialog = () => import('./report-dialog.tsx').then(({ ReportDialog }) => ReportDialog)

export function ReportClub({ club }: { club: ShownClub }) {
  const { t } = useTranslation('club')
  const { isLoggedIn } = useSession()
  const look = { variant: 'plain', size: 'small' } as const
  if (!isLoggedIn) {
    return (
      <LoginLink club={club} className={buttonClass(look)}>
        {t('report.logIn')}
      </LoginLink>
    )
  }
  // Known after the club was read for this reader: its owner cannot report it.
  if (!club.you || club.you.standing === 'owner') return null
  return (
    <DialogButton {...look} load={loadDialog} dialog={{ clubID: club.id }}>
      {t('report.button')}
    </DialogButton>
  )
}
