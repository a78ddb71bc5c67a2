import type { LoadedHead } from '../../navigation/page-handle.ts'
import type { ClubView } from './club-view.ts'

const DESCRIPTION_MAX_CHARS = 160

/** The head of a club's page. Pending and closed clubs stay out of search engines, but their links have a preview. */
export function describeClub(view: ClubView): LoadedHead {
  if (view.is !== 'shown') {
    return { meta: view.is === 'failed' ? 'club' : 'notFound', isIndexable: false, hasAddress: false }
  }
  const { title, description, privacy, state } = view.club
  return {
    meta: { title, description: cutToOneLine(description) },
    isIndexable: state === 'verified' && !privacy,
    hasAddress: true,
  }
}

/** Whole characters only: half an emoji is none. */
function cutToOneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_MAX_CHARS) return line
  const cut = line.slice(0, DESCRIPTION_MAX_CHARS - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${cut.trimEnd()}…`
}
