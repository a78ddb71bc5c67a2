import { calls } from '@aurivane/contract/calls'
import { RECOVERY_CODE_COUNT } from '@aurivane/contract/limits'
import { paths } from '@aurivane/contract/paths'
import { useState } from 'react'
import type { CallAnswer } from '../../../api/call-api.ts'
import { LocalizedLink } from '../../../i18n/localized-link.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../components/button.tsx'
import { Chip } from '../../../components/chip.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { RecoveryCodesDialog } from '../account/recovery-codes-dialog.tsx'
import { SecurityPart, type Security } from './security-part.tsx'
import { useProtectedAction } from './use-protected-action.ts'

type Codes = CallAnswer<typeof calls.renewRecoveryCodes>

export function TwoFactorPart({ security, email }: { security: Security | undefined; email: string }) {
  const { t } = useTranslation('profileSecurity')
  const { t: tCommon } = useTranslation('translation')
  const [codes, setCodes] = useState<Codes | null>(null)
  const { busy, run, question } = useProtectedAction()
  const left = security?.recoveryCodesLeft ?? null
  return (
    <SecurityPart heading={t('twoFactor.heading')}>
      <p className="row facts">
        {security ? (
          <Chip tone={security.twoFactorAuth ? 'good' : 'plain'}>
            {security.twoFactorAuth ? tCommon('on') : tCommon('off')}
          </Chip>
        ) : (
          <Skeleton width="short" />
        )}
        {left === null ? null : <span>{t('twoFactor.codesLeft', { left, all: RECOVERY_CODE_COUNT })}</span>}
      </p>
      <p className="row">
        {left === null ? null : (
          <Button
            variant="second"
            isBusy={busy !== null}
            onClick={() => void run('codes', calls.renewRecoveryCodes, {}).then(setCodes)}
          >
            {t('twoFactor.makeCodes')}
          </Button>
        )}
        <LocalizedLink to={`${paths.profile}?select=account`}>{t('twoFactor.settings')}</LocalizedLink>
      </p>
      {question}
      {codes ? (
        <RecoveryCodesDialog
          codes={codes.recoveryCodes}
          said={codes.result}
          email={email}
          onClose={() => setCodes(null)}
        />
      ) : null}
    </SecurityPart>
  )
}
