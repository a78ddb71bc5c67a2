import type { Locale } from '@aurivane/contract/locales'
import type { Notice } from '@aurivane/contract/notices'
import { noticeLink, noticeText } from '@aurivane/contract/notices/texts'
import type { NoticeOfUser } from './notices.queries.ts'

/** The text is made now, in the reader's language. */
export function presentNotice(row: NoticeOfUser, locale: Locale): Notice {
  const { id, kind, clubId, values, detail, createdAt, readAt } = row
  return {
    id,
    kind,
    text: noticeText(locale, kind, values),
    detail,
    date: createdAt.toISOString(),
    read: readAt !== null,
    link: noticeLink(kind, row),
    clubID: clubId,
  }
}
