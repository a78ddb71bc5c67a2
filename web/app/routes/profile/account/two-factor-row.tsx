import { useTranslation } from '../../../i18n/use-translation.ts'
import type { SessionUser } from '../../../session/session-store.ts'
import { Row } from '../../../components/rows.tsx'
import { Switch } from '../../../components/switch.tsx'
import { LazyDialogFailure } from '../../../features/lazy-dialog-failure.tsx'
import { useLazyDialog } from '../../../features/use-lazy-dialog.ts'

const loadEnabling = async () => (await import('./enable-two-factor-dialog.tsx')).EnableTwoFactorDialog
const loadDisabling = async () => (await import('./disable-two-factor-dialog.tsx')).DisableTwoFactorDialog

/** The switch shows the requested state while a dialog is open, and the actual state afterwards. */
export function TwoFactorRow({ user }: { user: SessionUser }) {
  const { t } = useTranslation('profile')
  const { t: tCommon } = useTranslation('translation')
  const enabling = useLazyDialog(loadEnabling)
  const disabling = useLazyDialog(loadDisabling)
  const isOn = (user.twoFactorAuth || enabling.isWanted) && !disabling.isWanted
  const { fetching, open } = isOn ? disabling : enabling
  const isAsking = enabling.isWanted || disabling.isWanted
  return (
    <Row
      name={t('twoFactor.name')}
      action={
        <Switch
          {...fetching}
          label={t('twoFactor.name')}
          on={tCommon('on')}
          off={tCommon('off')}
          checked={isOn}
          onChange={() => (isAsking ? undefined : open())}
        />
      }
    >
      {t('twoFactor.text')}
      <LazyDialogFailure isShown={enabling.hasFailed || disabling.hasFailed} />
      {enabling.Dialog ? <enabling.Dialog email={user.email} onClose={enabling.close} /> : null}
      {disabling.Dialog ? <disabling.Dialog email={user.email} onClose={disabling.close} /> : null}
    </Row>
  )
}
