import { normalizePath } from '@aurivane/contract/paths'
import { pathWithoutLanguage } from '../../i18n/path-language.ts'

/** By page, so that a change of language does not lose it. A reload does: nothing of it is stored. */
const tokens = new Map<string, string>()

/**
 * The token of the link in a mail, taken out of the address bar before anything else happens: it shall not stay in the
 * history, in a bookmark or in a picture of the screen.
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
