import { COPIED_TOOLTIP_MS } from '@aurivane/contract/limits'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { SessionUser } from '../../../session/session-store.ts'
import { CopyButton } from '../../../components/copy-button.tsx'
import { EmailText } from '../../../components/email-text.tsx'
import { Row, Rows } from '../../../components/rows.tsx'
import { CountryOfUser } from './country-of-user.tsx'
import { EditableRow } from './editable-row.tsx'
import { EmailVerificationRow } from './email-verification-row.tsx'
import { Roles } from './roles.tsx'
import { TwoFactorRow } from './two-factor-row.tsx'
import './account.css'

const loadNameDialog = async () => (await import('./edit-name-dialog.tsx')).EditNameDialog
const loadDescriptionDialog = async () =>
  (await import('./edit-description-dialog.tsx')).EditDescriptionDialog

export function AccountTab({ user }: { user: SessionUser }) {
  const { t } = useTranslation('profile')
  const { t: tCommon } = useTranslation('translation')
  return (
    <section className="account" aria-label={t('tabs.account')}>
      <Rows>
        <EditableRow
          name={t('account.name')}
          editLabel={t('account.editName')}
          user={user}
          loadDialog={loadNameDialog}
        >
          {[user.firstName, user.lastName].join(' ')}
        </EditableRow>
        <Row
          name={t('account.id')}
          action={
            <CopyButton
              variant="plain"
              size="small"
              text={String(user.uid)}
              label={t('account.copyId')}
              copiedText={tCommon('copied')}
              failedText={tCommon('copyFailed')}
              shownForMs={COPIED_TOOLTIP_MS}
            >
              {tCommon('copy')}
            </CopyButton>
          }
        >
          {user.uid}
        </Row>
        <Row name={t('account.roles')}>
          <Roles isClubOwner={user.clubs.length > 0} isAdmin={user.admin} />
        </Row>
        <EditableRow
          name={t('account.description')}
          editLabel={t('account.editDescription')}
          user={user}
          loadDialog={loadDescriptionDialog}
        >
          <span className="description">{user.description || t('account.noDescription')}</span>
        </EditableRow>
        <Row name={t('account.email')}>
          <EmailText email={user.email} />
        </Row>
        <EmailVerificationRow isConfirmed={user.confirmedEmail} />
        <Row name={t('account.country')}>
          <CountryOfUser name={user.country} />
        </Row>
        <Row name={t('account.clubs')}>
          {t('account.allocated', { used: user.clubs.length, allowed: user.maxClubs })}
        </Row>
        <TwoFactorRow user={user} />
      </Rows>
    </section>
  )
}
