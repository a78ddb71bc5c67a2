import { brand } from '@aurivane/contract/brand'
import { calls } from '@aurivane/contract/calls'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { SessionUser } from '../../../session/session-store.ts'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon.tsx'
import { toast } from '../../../components/toast.ts'
import { downloadText } from '../../../features/download-text.ts'
import { LazyDialogFailure } from '../../../features/lazy-dialog-failure.tsx'
import { useLazyDialog } from '../../../features/use-lazy-dialog.ts'
import { SecurityPart } from './security-part.tsx'
import { useProtectedAction } from './use-protected-action.ts'

const loadDeletion = async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog

export function OwnData({ user }: { user: SessionUser }) {
  const { t } = useTranslation('profileSecurity')
  const { busy, run, question } = useProtectedAction()
  const deletion = useLazyDialog(loadDeletion)

  async function download() {
    const answer = await run('export', calls.exportData, {})
    if (!answer) return
    const file = `${brand.name.toLowerCase()}-data-${user.uid}.json`
    downloadText(file, JSON.stringify(answer.result, null, 2), 'application/json')
    toast.success(t('data.exported', { file }))
  }
  return (
    <SecurityPart heading={t('data.heading')}>
      <p>{t('data.exportText')}</p>
      <p>
        <Button variant="second" isBusy={busy !== null} onClick={() => void download()}>
          <Icon name="download" />
          {t('data.export')}
        </Button>
      </p>
      <p>{t('data.deleteText')}</p>
      <p className="row">
        <Button {...deletion.fetching} variant="danger" onClick={deletion.open}>
          {t('deletion.title')}
        </Button>
        <LazyDialogFailure isShown={deletion.hasFailed} />
      </p>
      {question}
      {deletion.Dialog ? <deletion.Dialog user={user} onClose={deletion.close} /> : null}
    </SecurityPart>
  )
}
