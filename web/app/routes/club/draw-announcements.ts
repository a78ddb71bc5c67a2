import type { Announcement } from '@aurivane/contract/announcements'
import type { ListPage } from '../../features/community/use-more-pages.ts'
import type { DrawnAnnouncement } from './club-view.ts'

/** Parses the markdown: in the server for the document, in the browser only for what it reads itself. */
export async function drawAnnouncements(page: ListPage<Announcement>): Promise<ListPage<DrawnAnnouncement>> {
  if (page.result.length === 0) return { result: [], next: page.next }
  const { drawMarkdown } = await import('../../../content/draw-markdown.ts')
  const result = page.result.map((announcement) => ({
    ...announcement,
    content: drawMarkdown(announcement.text, { heading: 'h4' }),
  }))
  return { result, next: page.next }
}
