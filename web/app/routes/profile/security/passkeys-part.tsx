import { calls } from '@aurivane/contract/calls'
import type { Passkey } from '@aurivane/contract/passkeys'
import { useRef, useState, type ComponentProps, type ComponentType } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { canUsePasskeys } from '../../../features/passkeys/can-use-passkeys.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../components/button.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { ListFailed } from '../admin/list-failed.tsx'
import { LazyDialogFailure } from '../../../features/lazy-dialog-failure.tsx'
import { useLazyDialog } from '../../../features/use-lazy-dialog.ts'
import { PasskeyList } from './passkey-list.tsx'
import { SecurityPart } from './security-part.tsx'

const loadAdding = async () => (await import('./add-passkey-dialog.tsx')).AddPasskeyDialog
const loadRenaming = async () => (await import('./rename-passkey-dialog.tsx')).RenamePasskeyDialog
const loadRemoving = async () => (await import('./remove-passkey-dialog.tsx')).RemovePasskeyDialog

export function PasskeysPart({ isAvailable }: { isAvailable: boolean }) {
  const { t } = useTranslation('profileSecurity')
  const heading = useRef<HTMLHeadingElement>(null)
  const [chosen, setChosen] = useState<Passkey | null>(null)
  const adding = useLazyDialog(loadAdding)
  const renaming = useLazyDialog(loadRenaming)
  const removing = useLazyDialog(loadRemoving)

  function choose(passkey: Passkey, dialog: { open: () => void }) {
    setChosen(passkey)
    dialog.open()
  }
  return (
    <SecurityPart heading={t('passkeys.heading')} headingRef={heading}>
      <p className="quiet">{t('passkeys.intro')}</p>
      <Obstacle isAvailable={isAvailable} />
      <OwnPasskeys
        onRename={(passkey) => choose(passkey, renaming)}
        onRemove={(passkey) => choose(passkey, removing)}
      />
      <p className="row">
        <Button {...adding.fetching} variant="second" onClick={adding.open}>
          {t('passkeys.add')}
        </Button>
        <LazyDialogFailure isShown={[adding, renaming, removing].some((dialog) => dialog.hasFailed)} />
      </p>
      {adding.Dialog ? <AddingDialog Dialog={adding.Dialog} onClose={adding.close} /> : null}
      {chosen && renaming.Dialog ? <renaming.Dialog passkey={chosen} onClose={renaming.close} /> : null}
      {chosen && removing.Dialog ? (
        <removing.Dialog
          passkey={chosen}
          onRemoved={() => heading.current?.focus()}
          onClose={removing.close}
        />
      ) : null}
    </SecurityPart>
  )
}

function OwnPasskeys(actions: Omit<ComponentProps<typeof PasskeyList>, 'passkeys'>) {
  const { data, failure, isFetching, refetch } = useRead(calls.listPasskeys, {})
  if (data) return <PasskeyList passkeys={data.result} {...actions} />
  if (!failure) return <Skeleton width="block" />
  return <ListFailed failure={failure} isTrying={isFetching} onRetry={() => void refetch()} />
}

type AddDialog = Awaited<ReturnType<typeof loadAdding>>
type AddingProps = { Dialog: ComponentType<ComponentProps<AddDialog>>; onClose: () => void }

/** The name that is offered is that of the device in use. */
function AddingDialog({ Dialog, onClose }: AddingProps) {
  const { data } = useRead(calls.listSessions, {})
  const current = data?.result.find((session) => session.current)
  return data ? <Dialog device={current?.device ?? ''} onClose={onClose} /> : null
}

function Obstacle({ isAvailable }: { isAvailable: boolean }) {
  const { t } = useTranslation('profileSecurity')
  if (!isAvailable) return <p>{t('passkeys.unavailable')}</p>
  return canUsePasskeys() ? null : <p>{t('passkeys.unsupported')}</p>
}
