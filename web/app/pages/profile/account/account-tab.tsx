import { COPIED_TOOLTIP_MS } from '@aurivane/contract/limits'
import { useTexts } from '../../../i18n/use-texts.ts'
import type { SessionUser } from '../../../session/session-store.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { EmailText } from '../../../ui/email-text.tsx'
import { Row, Rows } from '../../../ui/rows.tsx'
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
  const { texts, t } = useTexts('profile')
  const { texts: words } = useTexts('translation')
  return (
    <section className="account" aria-label={texts.tabs.account}>
      <Rows>
        <EditableRow
          name={texts.account.name}
          editLabel={texts.account.editName}
          user={user}
          loadDialog={loadNameDialog}
        >
          {[user.firstName, user.lastName].join(' ')}
        </EditableRow>
        <Row
          name={texts.account.id}
          action={
            <CopyButton
              variant="plain"
              size="small"
              text={String(user.uid)}
              label={texts.account.copyId}
              copiedText={words.copied}
              failedText={words.copyFailed}
              shownForMs={COPIED_TOOLTIP_MS}
            >
              {words.copy}
            </CopyButton>
          }
        >
          {user.uid}
        </Row>
        <Row name={texts.account.roles}>
          <Roles isClubOwner={user.clubs.length > 0} isAdmin={user.admin} />
        </Row>
        <EditableRow
          name={texts.account.description}
          editLabel={texts.account.editDescription}
          user={user}
          loadDialog={loadDescriptionDialog}
        >
          <span className="description">{user.description || texts.account.noDescription}</span>
        </EditableRow>
        <Row name={texts.account.email}>
          <EmailText email={user.email} />
        </Row>
        <EmailVerificationRow isConfirmed={user.confirmedEmail} />
        <Row name={texts.account.country}>
          <CountryOfUser name={user.country} />
        </Row>
        <Row name={texts.account.clubs}>
          {t('account.allocated', { used: user.clubs.length, allowed: user.maxClubs })}
        </Row>
        <TwoFactorRow user={user} />
      </Rows>
    </section>
  )
}
