import type { ListedRequest } from '@aurivane/contract/membership-requests'
import type { PendingRequestRow } from './membership-requests.queries.ts'

export function presentRequest(row: PendingRequestRow): ListedRequest {
  const { id, userId, firstName, lastName, country, message, askedAt } = row
  return {
    id,
    person: { userID: userId, firstName, lastName },
    country,
    message,
    date: askedAt.toISOString(),
  }
}
