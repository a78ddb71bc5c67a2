import type { OwnClub } from '@aurivane/contract/club-object'
import { calls } from '@aurivane/contract/calls'
import { useState } from 'react'
import { callApi } from '../../../api/call-api.ts'
import { sayFailure } from '../../../api/failure.ts'
import { useLocale } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useSessionLoss } from '../../../session/use-session-loss.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { isOutOfDate, useClubsChanged } from './use-clubs-changed.ts'
import { useFocusBack } from './use-focus-back.ts'

type Props = { club: OwnClub; onClose: () => void; onOutOfDate: () => void }

export function DeleteClubDialog({ club, onClose, onOutOfDate }: Props) {
  const { texts, t } = useTexts('profileClubs')
  const { texts: words } = useTexts('translation')
  const { button, hasFailed, noteFailure } = useFocusBack()
  const { isSending, send } = useDeletion({ club, onClose, onOutOfDate }, noteFailure)
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
          <Button ref={button} variant="danger" isBusy={isSending} onClick={() => void send()}>
            {hasFailed ? words.tryAgain : texts.remove.send}
          </Button>
        </>
      }
    >
      <p>{t('remove.club', { title: club.title })}</p>
      <p>{texts.remove.warning}</p>
    </Dialog>
  )
}

function useDeletion({ club, onClose, onOutOfDate }: Props, onFailure: () => void) {
  const [isSending, setSending] = useState(false)
  const { texts } = useTexts('profileClubs')
  const locale = useLocale()
  const noticeSessionLoss = useSessionLoss()
  const onChanged = useClubsChanged()

  async function send() {
    setSending(true)
    const answer = await callApi(calls.deleteClub, { body: { clubID: club.id }, locale })
    setSending(false)
    if (answer.is === 'answered') toast.success(answer.data.result)
    else toast.error(sayFailure(answer, texts.remove.failed))
    if (answer.is === 'answered' || (answer.is === 'refused' && answer.cancel)) {
      onClose()
      onChanged()
      return
    }
    if (isOutOfDate(answer)) {
      onClose()
      return onOutOfDate()
    }
    onFailure()
    noticeSessionLoss(answer)
  }
  return { isSending, send }
}
