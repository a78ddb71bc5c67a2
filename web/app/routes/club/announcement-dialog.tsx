import { changeAnnouncement, publishAnnouncement } from '@aurivane/contract/announcements'
import { ANNOUNCEMENT_TEXT_MAX_CHARS } from '@aurivane/contract/limits'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { isChangedMeanwhile } from '../../api/failure.ts'
import type { ContractForm } from '../../api/use-contract-form.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useClubForm } from '../../features/community/use-club-form.ts'
import { FormDialog } from '../../features/form-dialog.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { TextField } from '../../components/text-field.tsx'
import type { DrawnAnnouncement } from './club-view.ts'

type NewProps = { clubID: number; onClose: () => void }

export function NewAnnouncementDialog({ clubID, onClose }: NewProps) {
  const { t } = useTranslation('club')
  const { revalidate } = useRevalidator()
  const form = useClubForm(publishAnnouncement, {
    toInput: ({ title = '', text = '' }) => ({ params: { clubID }, body: { title, text } }),
    onDone: () => {
      onClose()
      void revalidate()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('announcements.new')}
      submitLabel={t('announcements.publish')}
      onClose={onClose}
    >
      <AnnouncementFields form={form} />
    </FormDialog>
  )
}

type EditProps = NewProps & { announcement: DrawnAnnouncement }

export function EditAnnouncementDialog({ clubID, announcement: given, onClose }: EditProps) {
  // As it was opened: the page behind may be read again, and what somebody else has written must not be overwritten.
  const [announcement] = useState(given)
  const { t } = useTranslation('club')
  const { t: tCommon } = useTranslation('translation')
  const { revalidate } = useRevalidator()
  const seen = { title: announcement.title, text: announcement.text }
  const form = useClubForm(changeAnnouncement, {
    toInput: ({ title = '', text = '' }) => ({
      params: { clubID, announcementID: announcement.id },
      body: { title, text, seen },
    }),
    onDone: () => {
      onClose()
      void revalidate()
    },
    onRefused: (failure) => {
      if (isChangedMeanwhile(failure)) void revalidate()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('announcements.editHeading')}
      submitLabel={tCommon('save')}
      onClose={onClose}
    >
      <AnnouncementFields form={form} announcement={announcement} />
    </FormDialog>
  )
}

type FieldsProps = { form: Pick<ContractForm, 'field'>; announcement?: DrawnAnnouncement }

function AnnouncementFields({ form, announcement }: FieldsProps) {
  const { t } = useTranslation('club')
  return (
    <>
      <TextField
        {...form.field('title')}
        label={t('announcements.title')}
        defaultValue={announcement?.title}
        autoComplete="off"
        required
      />
      <TextArea
        {...form.field('text')}
        label={t('announcements.text')}
        hint={t('announcements.textHint')}
        defaultValue={announcement?.text}
        limit={ANNOUNCEMENT_TEXT_MAX_CHARS}
        rows={8}
        required
      />
    </>
  )
}
