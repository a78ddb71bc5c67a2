import { listClubs, readClubPage, type Services } from '@aurivane/api'
import type { PublicReads } from '@aurivane/contract/web-renderer'
import type { openLog } from '../log.ts'

/** What documents read, by the API's own use cases. A failed read is logged, and the document says so. */
export function createPublicReads(services: Services, log: ReturnType<typeof openLog>): PublicReads {
  function orNull<Value>(reading: Promise<Value>, failure: string): Promise<Value | null> {
    return reading.catch((error: unknown) => {
      log.warn({ err: error }, failure)
      return null
    })
  }
  return {
    reader: () => null,
    listClubs: (query) => orNull(listClubs(services, query), 'clubs could not be read for a page'),
    readClub: (query) => orNull(readClubPage(services, query), 'a club could not be read for its page'),
  }
}
