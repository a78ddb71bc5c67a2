import type { Announcement } from '@aurivane/contract/announcements'
import type { ClubParts } from '@aurivane/contract/web-renderer'
import type { ContentNode } from '../../features/post.ts'
import type { ListPage } from '../../features/community/use-more-pages.ts'

/** An announcement whose markdown is parsed: the parser is not part of the page. */
export type DrawnAnnouncement = Announcement & { content: ContentNode[] }

/** What the loader found, and for whom: null for everybody, as in the document. */
export type ClubView = { reader: string | null } & (
  | ShownView
  /** Unknown, or declined and not shown to this reader. */
  | { is: 'missing' }
  | { is: 'failed' }
)

export type ShownView = Omit<ClubParts, 'announcements'> & {
  is: 'shown'
  announcements: ListPage<DrawnAnnouncement> | null
}

export function isMember({ club: { you } }: Pick<ShownView, 'club'>): boolean {
  return you !== null && ['member', 'manager', 'owner'].includes(you.standing)
}

export function isTeam({ club: { you } }: Pick<ShownView, 'club'>): boolean {
  return you?.standing === 'manager' || you?.standing === 'owner'
}
