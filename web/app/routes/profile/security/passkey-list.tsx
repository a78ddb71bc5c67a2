import type { Passkey } from '@aurivane/contract/passkeys'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../components/button.tsx'
import { Chip } from '../../../components/chip.tsx'
import { useMoment } from './use-moment.ts'

type Choose = (passkey: Passkey) => void
type Props = { passkeys: Passkey[]; onRename: Choose; onRemove: Choose }

export function PasskeyList({ passkeys, ...actions }: Props) {
  const { t } = useTranslation('profileSecurity')
  if (passkeys.length === 0) return <p>{t('passkeys.none')}</p>
  return (
    <ul className="entries">
      {passkeys.map((passkey) => (
        <Entry key={passkey.id} passkey={passkey} {...actions} />
      ))}
    </ul>
  )
}

type EntryProps = { passkey: Passkey; onRename: Choose; onRemove: Choose }

function Entry({ passkey, onRename, onRemove }: EntryProps) {
  const { t } = useTranslation('profileSecurity')
  const write = useMoment()
  const { name, addedAt, lastUsed, synced } = passkey
  return (
    <li>
      <div className="stack g1">
        <p className="row facts">
          <strong>{name}</strong>
          {synced ? <Chip>{t('passkeys.synced')}</Chip> : null}
        </p>
        <p className="row facts small quiet">
          <span>{t('passkeys.added', { time: write(addedAt) })}</span>
          <span>
            {lastUsed === null ? t('passkeys.neverUsed') : t('passkeys.lastUsed', { time: write(lastUsed) })}
          </span>
        </p>
      </div>
      <div className="row facts">
        <Button
          variant="second"
          size="small"
          aria-label={t('passkeys.renameOne', { name })}
          onClick={() => onRename(passkey)}
        >
          {t('passkeys.rename')}
        </Button>
        <Button
          variant="second"
          size="small"
          aria-label={t('passkeys.removeOne', { name })}
          onClick={() => onRemove(passkey)}
        >
          {t('passkeys.remove')}
        </Button>
      </div>
    </li>
  )
}
