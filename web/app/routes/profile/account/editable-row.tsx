import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { SessionUser } from '../../../session/session-store.ts'
import { Button } from '../../../components/button.tsx'
import { Row } from '../../../components/rows.tsx'
import { LazyDialogFailure } from '../../../features/lazy-dialog-failure.tsx'
import { useLazyDialog } from '../../../features/use-lazy-dialog.ts'

type Props = {
  name: string
  editLabel: string
  user: SessionUser
  loadDialog: () => Promise<ComponentType<{ user: SessionUser; onClose: () => void }>>
  children: ReactNode
}

export function EditableRow({ name, editLabel, user, loadDialog, children }: Props) {
  const { t } = useTranslation('translation')
  const { Dialog, hasFailed, open, close, fetching } = useLazyDialog(loadDialog)
  return (
    <Row
      name={name}
      action={
        <Button {...fetching} variant="plain" size="small" aria-label={editLabel} onClick={open}>
          {t('edit')}
        </Button>
      }
    >
      {children}
      <LazyDialogFailure isShown={hasFailed} />
      {Dialog ? <Dialog user={user} onClose={close} /> : null}
    </Row>
  )
}
