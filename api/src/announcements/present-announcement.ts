import type { Announcement } from '@aurivane/contract/announcements'
import type { AnnouncementRow } from './announcements.queries.ts'

export function presentAnnouncement({ createdAt, editedAt, ...row }: AnnouncementRow): Announcement {
  return { ...row, date: createdAt.toISOString(), editedAt: editedAt?.toISOString() ?? null }
}
