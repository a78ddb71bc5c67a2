import { useTranslation } from '../../i18n/use-translation.ts'
import { DialogButton } from '../../features/dialog-button.tsx'
import { Icon } from '../../components/icon.tsx'
import type { DrawnAnnouncement, ShownView } from './club-view.ts'

const loadMeeting = () => import('./meeting-dialog.tsx').then(({ NewMeetingDialog }) => NewMeetingDialog)
const loadNew = () =>
  import('./announcement-dialog.tsx').then(({ NewAnnouncementDialog }) => NewAnnouncementDialog)
const loadEdit = () =>
  import('./announcement-dialog.tsx').then(({ EditAnnouncementDialog }) => EditAnnouncementDialog)
const loadDelete = () =>
  import('./delete-announcement-dialog.tsx').then(({ DeleteAnnouncementDialog }) => DeleteAnnouncementDialog)

const look = { variant: 'second', size: 'small' } as const

export function NewMeeting({ view }: { view: ShownView }) {
  const { t } = useTranslation('club')
  return (
    <DialogButton {...look} load={loadMeeting} dialog={{ clubID: view.club.id }}>
      <Icon name="plus" size="small" />
      {t('meetings.new')}
    </DialogButton>
  )
}

export function NewAnnouncement({ view }: { view: ShownView }) {
  const { t } = useTranslation('club')
  return (
    <DialogButton {...look} load={loadNew} dialog={{ clubID: view.club.id }}>
      <Icon name="plus" size="small" />
      {t('announcements.new')}
    </DialogButton>
  )
}

type Props = { view: ShownView; announcement: DrawnAnnouncement }

export function AnnouncementActions({ view, announcement }: Props) {
  const { t } = useTranslation('club')
  const { t: tCommon } = useTranslation('translation')
  const dialog = { clubID: view.club.id, announcement }
  const { title } = announcement
  return (
    <div className="row">
      <DialogButton {...look} load={loadEdit} dialog={dialog} label={t('announcements.editOne', { title })}>
        <Icon name="edit" size="small" />
        {t('announcements.edit')}
      </DialogButton>
      <DialogButton
        {...look}
        load={loadDelete}
        dialog={dialog}
        label={t('announcements.deleteOne', { title })}
      >
        <Icon name="trash" size="small" />
        {tCommon('delete')}
      </DialogButton>
    </div>
  )
}
