import { useQueryClient } from '@tanstack/react-query'
import type { Call } from '@aurivane/contract/call'
import { calls } from '@aurivane/contract/calls'
import { keyOf } from './read-api.ts'

type Changed = 'clubs' | 'users' | 'audit' | 'memberships' | 'notices' | 'reports' | 'security' | 'contact'

/** The reads that a change invalidates. */
const readsOf: Record<Changed, readonly Call[]> = {
  clubs: [calls.listClubs, calls.listClubsForReview, calls.countOverview],
  users: [calls.listUsers, calls.countOverview],
  audit: [calls.listAudit],
  memberships: [
    calls.listOwnMemberships,
    calls.readClub,
    calls.listMembers,
    calls.listRequests,
    calls.listBans,
    calls.listInvitations,
    calls.readOffer,
  ],
  notices: [calls.listNotices],
  reports: [calls.listReports, calls.countOverview],
  security: [calls.readSecurity, calls.listSessions, calls.listPasskeys, calls.listSecurityLog],
  contact: [calls.listContactMessages, calls.countOverview],
}

/** After a change: mounted reads are fetched again at once, the others when they are mounted. */
export function useInvalidation() {
  const client = useQueryClient()
  return (...changed: Changed[]) => {
    const reads = new Set(changed.flatMap((name) => readsOf[name]))
    for (const call of reads) void client.invalidateQueries({ queryKey: keyOf(call) })
  }
}
