import { COPIED_TOOLTIP_MS } from '@aurivane/contract/limits'
import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import type { SessionUser } from '../../../session/session-store.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Row, Rows } from '../../../ui/rows.tsx'
import { CountryOfUser } from './country-of-user.tsx'
import { EditDescriptionDialog } from './edit-description-dialog.tsx'
import { EditNameDialog } from './edit-name-dialog.tsx'
import { EmailVerificationRow } from './email-verification-row.tsx'
import { useRoles } from './roles.ts'
import { TwoFactorRow } from './two-factor-row.tsx'
import './account.css'

export function AccountTab({ user }: { user: SessionUser }) {
  const { texts, t } = useTexts('profile')
  const { texts: words } = useTexts('translation')
  const roles = useRoles(user)
  return (
    <section className="account" aria-label={texts.tabs.account}>
      <Rows>
        <NameRow user={user} />
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
        <Row name={texts.account.roles}>{roles}</Row>
        <DescriptionRow user={user} />
        <Row name={texts.account.email}>{user.email}</Row>
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

function NameRow({ user }: { user: SessionUser }) {
  const { texts } = useTexts('profile')
  const [isEditing, setEditing] = useState(false)
  return (
    <Row
      name={texts.account.name}
      action={<EditButton label={texts.account.editName} onClick={() => setEditing(true)} />}
    >
      {[user.firstName, user.lastName].join(' ')}
      {isEditing ? <EditNameDialog user={user} onClose={() => setEditing(false)} /> : null}
    </Row>
  )
}

function DescriptionRow({ user }: { user: SessionUser }) {
  const { texts } = useTexts('profile')
  const [isEditing, setEditing] = useState(false)
  return (
    <Row
      name={texts.account.description}
      action={<EditButton label={texts.account.editDescription} onClick={() => setEditing(true)} />}
    >
      <span className="description">{user.description || texts.account.noDescription}</span>
      {isEditing ? <EditDescriptionDialog user={user} onClose={() => setEditing(false)} /> : null}
    </Row>
  )
}

function EditButton({ label, onClick }: { label: string; onClick: () => void }) {
  const { texts: words } = useTexts('translation')
  return (
    <Button variant="plain" size="small" aria-label={label} onClick={onClick}>
      {words.edit}
    </Button>
  )
}
