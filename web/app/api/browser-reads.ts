import { API_CACHE_SECONDS, SECOND_MS } from '@aurivane/contract/limits'
import type { Locale } from '@aurivane/contract/locales'
import { publicCalls } from '@aurivane/contract/public-calls'
import type { PublicReads } from '@aurivane/contract/web-renderer'
import { readCredentials } from '../session/auth-cookies.ts'

/** Reads over HTTP, through the cache of API data: going back and forth between lists does not ask for them again. */
export function createBrowserReads(localeNow: () => Locale): PublicReads {
  return {
    reader: () => readCredentials()?.uid ?? null,
    // Never from the cache: it is read again after each change.
    async readClub(query) {
      const { readClub } = await import('./read-club.ts')
      return readClub(query, localeNow())
    },
    async listClubs(query) {
      // The document brings the first answer, so the cache is not part of the first load.
      const [{ getQueryClient }, { readOptions }] = await Promise.all([
        import('./query-client.ts'),
        import('./read-api.ts'),
      ])
      return getQueryClient()
        .fetchQuery({
          ...readOptions(publicCalls.listClubs, { query }, localeNow()),
          staleTime: API_CACHE_SECONDS * SECOND_MS,
        })
        .catch(() => null)
    },
  }
}
