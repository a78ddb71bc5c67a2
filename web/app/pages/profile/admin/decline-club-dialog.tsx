import type { ReviewedClub } from '@aurivane/contract/club-object'
import { updateClubValue } from '@aurivane/contract/clubs'
import { CLUB_REASON_MAX_CHARS } from '@aurivane/contract/limits'
import { useContractForm } from '../../../api/use-contract-form.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormBanner } from '../../../ui/form-banner.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { seenOf, useReviewed } from './use-reviewed.ts'

type Props = { club: ReviewedClub; onClose: () => void }

export function DeclineClubDialog({ club, onClose }: Props) {
  const { texts, t } = useTexts('profileAdmin')
  const { texts: words } = useTexts('translation')
  const { announce, refuse } = useReviewed()
  const form = useContractForm(updateClubValue, {
    toInput: ({ reason = '' }) => ({
      params: { valueType: 'state' } as const,
      body: { clubID: club.id, value: 'declined', reason, seen: seenOf(club) },
    }),
    onSuccess: ({ result }) => {
      onClose()
      announce(club, result)
    },
    onRefused: (failure) => {
      if (failure.is === 'refused' && failure.cancel) onClose()
      refuse(failure)
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.decline.heading}
      closeLabel={words.close}
      form={form.props}
      footer={
        <>
          <Button variant="second" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="danger" isBusy={form.isSending}>
            {texts.decline.send}
          </Button>
        </>
      }
    >
      {form.banner?.takesFocus ? (
        <FormBanner tone="error" takesFocus>
          {form.banner.text}
        </FormBanner>
      ) : null}
      <p>{t('decline.club', { title: club.title })}</p>
      <TextArea
        {...form.field('reason')}
        label={texts.decline.reason}
        hint={texts.decline.reasonHint}
        defaultValue={club.stateReason ?? ''}
        limit={CLUB_REASON_MAX_CHARS}
        required
      />
    </Dialog>
  )
}
