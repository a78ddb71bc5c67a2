import type { OwnClub } from '@aurivane/contract/club-object'
import type { deleteClub } from '@aurivane/contract/clubs'
import { useState } from 'react'
import { callApi } from '../../../api/call-api.ts'
import { sayFailure } from '../../../api/failure.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useSessionLoss } from '../../../session/use-session-loss.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormBanner } from '../../../ui/form-banner.tsx'
import { toast } from '../../../ui/toast.ts'
import { isOutOfDate, useClubsChanged } from './use-clubs-changed.ts'

const deleteCall = { method: 'DELETE', path: '/user/club', access: 'member' } as const

type Props = { club: OwnClub; onClose: () => void; onOutOfDate: () => void }

export function DeleteClubDialog({ club, onClose, onOutOfDate }: Props) {
  const { texts, t } = useTexts('profileClubs')
  const { texts: words } = useTexts('translation')
  const { isSending, failure, send } = useDeletion({ club, onClose, onOutOfDate })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.remove.heading}
      closeLabel={words.close}
      footer={
        <>
          <Button variant="second" onClick={onClose}>
            {texts.remove.keep}
          </Button>
          <Button variant="danger" isBusy={isSending} onClick={() => void send()}>
            {failure ? words.tryAgain : texts.remove.send}
          </Button>
        </>
      }
    >
      {failure ? <FormBanner tone="error">{failure}</FormBanner> : null}
      <p>{t('remove.club', { title: club.title })}</p>
      <p>{texts.remove.warning}</p>
    </Dialog>
  )
}

function useDeletion({ club, onClose, onOutOfDate }: Props) {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { texts } = useTexts('profileClubs')
  const { texts: words } = useTexts('translation')
  const locale = useLocale()
  const noticeSessionLoss = useSessionLoss()
  const onChanged = useClubsChanged()

  async function send() {
    setSending(true)
    setFailure(null)
    const answer = await callApi<typeof deleteClub>(deleteCall, { body: { clubID: club.id }, locale })
    setSending(false)
    const { failed } = texts.remove
    if (answer.is === 'answered') toast.success(answer.data.result)
    else toast.error(sayFailure(answer, failed))
    if (answer.is === 'answered' || (answer.is === 'refused' && answer.cancel)) {
      onClose()
      onChanged()
      return
    }
    if (isOutOfDate(answer)) {
      onClose()
      return onOutOfDate()
    }
    setFailure(sayFailure(answer, { lostConnection: words.lostConnection, failed }))
    noticeSessionLoss(answer)
  }
  return { isSending, failure, send }
}
