import { calls } from '@aurivane/contract/calls'
import { useRevalidator } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClubForm } from '../../features/community/use-club-form.ts'
import { FormDialog } from '../../features/form-dialog.tsx'
import type { DrawnAnnouncement } from './club-view.ts'

type Props = { clubID: number; announcement: DrawnAnnouncement; onClose: () => void }

export function DeleteAnnouncementDialog({ clubID, announcement, onClose }: Props) {
  const { t } = useTranslation('club')
  const { revalidate } = useRevalidator()
  const form = useClubForm(calls.deleteAnnouncement, {
    toInput: () => ({ params: { clubID, announcementID: announcement.id } }),
    onDone: () => {
      onClose()
      void revalidate()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('announcements.deleteHeading')}
      submitLabel={t('announcements.deleteHeading')}
      isDangerous
      onClose={onClose}
    >
      <p>{t('announcements.deleteText', { title: announcement.title })}</p>
    </FormDialog>
  )
}
