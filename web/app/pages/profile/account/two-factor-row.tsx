import { useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import type { SessionUser } from '../../../session/session-store.ts'
import { Row } from '../../../ui/rows.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { DisableTwoFactorDialog } from './disable-two-factor-dialog.tsx'
import { EnableTwoFactorDialog } from './enable-two-factor-dialog.tsx'

/** The switch shows what is wanted while a dialog asks for it, and what is so when the dialog is gone. */
export function TwoFactorRow({ user }: { user: SessionUser }) {
  const { texts } = useTexts('profile')
  const { texts: words } = useTexts('translation')
  const [wanted, setWanted] = useState<'on' | 'off' | null>(null)
  const close = () => setWanted(null)
  return (
    <Row
      name={texts.twoFactor.name}
      action={
        <Switch
          label={texts.twoFactor.name}
          on={words.on}
          off={words.off}
          checked={wanted ? wanted === 'on' : user.twoFactorAuth}
          onChange={(event) => setWanted(event.currentTarget.checked ? 'on' : 'off')}
        />
      }
    >
      {texts.twoFactor.text}
      {wanted === 'on' ? <EnableTwoFactorDialog email={user.email} onClose={close} /> : null}
      {wanted === 'off' ? <DisableTwoFactorDialog email={user.email} onClose={close} /> : null}
    </Row>
  )
}
