import { readDocumentData } from '../boot/document-data.ts'
import { useOnceHydrated } from '../navigation/use-once-hydrated.ts'
import { isArchived } from './is-archived.ts'
import type { PostSummary } from './post.ts'

let startDay: string | undefined

/** On the server, once at the start: documents are kept and rendered with this day. */
export function setStartDay(day: string) {
  startDay = day
}

/** The day of a post as YYYY-MM-DD; null if its file names none. */
export function dayOf({ timestamp }: PostSummary): string | null {
  return timestamp === null ? null : dayOfDate(new Date(timestamp * 1000))
}

export function dayOfDate(date: Date): string {
  return date.toISOString().slice(0, 10)
}

/** Which posts are archived, by the reader's clock; until the app runs, by the day on which the server was started. */
export function useArchive(): (post: PostSummary) => boolean {
  const today = useOnceHydrated(
    () => dayOfDate(new Date()),
    () => startDay ?? readDocumentData().day,
  )
  return (post) => {
    const day = dayOf(post)
    return day !== null && isArchived(day, today)
  }
}
