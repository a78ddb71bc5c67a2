import { QueryClient } from '@tanstack/react-query'
import { API_CACHE_SECONDS, SECOND_MS } from '@aurivane/contract/limits'
import { onSessionEnd } from '../session/session-end.ts'

/** Failures are shown at once with a button to try again, so queries are neither retried nor refetched automatically. */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // On the server nothing is fetched, and a timer would keep the process from ending.
        gcTime: import.meta.env.SSR ? Infinity : API_CACHE_SECONDS * SECOND_MS,
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
      },
    },
  })
}

/** One for all pages of a visit. */
const browserClient = createQueryClient()

// The next member at the same screen must not see data that this one has loaded.
onSessionEnd(() => {
  browserClient.removeQueries({ queryKey: ['optional'] })
  browserClient.removeQueries({ queryKey: ['member'] })
  browserClient.removeQueries({ queryKey: ['admin'] })
})

/** The server renders for many visitors, so each of its renders gets a cache of its own. */
export function getQueryClient() {
  return import.meta.env.SSR ? createQueryClient() : browserClient
}
