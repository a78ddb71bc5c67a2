import { normalizePath } from '@aurivane/contract/paths'
import { pathWithoutLanguage } from '../../i18n/path-language.ts'

/** In memory, by page: it survives a change of language, but not a reload. */
const tokens = new Map<string, string>()

/**
 * Removes the token of a mail's link from the address bar first, so that it does not remain in the history, in a bookmark or
 * in a screenshot.
 */
export function takeMailToken(): string | null {
  const page = pathWithoutLanguage(location.pathname)
  const given = new URLSearchParams(location.search).get('token')
  if (given !== null) {
    tokens.set(page, given)
    history.replaceState(history.state, '', normalizePath(location.pathname))
  }
  return tokens.get(page) ?? null
}

/** Without the side effect, for rendering. */
export function hasMailToken(): boolean {
  return (
    new URLSearchParams(location.search).has('token') || tokens.has(pathWithoutLanguage(location.pathname))
  )
}
