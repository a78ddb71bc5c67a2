import type { OwnMemberships } from '@aurivane/contract/memberships'
import { findKeptInvitations } from '../invitations/invitations.queries.ts'
import { presentKeptInvitation } from '../invitations/present-invitation.ts'
import type { Services } from '../services.ts'
import { findMembershipsOf, findOpenOffersTo, findPendingRequestsOf } from './own-memberships.queries.ts'
import { presentPerson } from './person.ts'

/** What connects a person with clubs of others. Few rows each, by limits. */
export async function listOwnMemberships({ db, clock }: Services, userId: number): Promise<OwnMemberships> {
  const now = clock.now()
  const [memberships, requests, offers, invitations] = await Promise.all([
    findMembershipsOf(db, userId),
    findPendingRequestsOf(db, userId),
    findOpenOffersTo(db, userId, now),
    findKeptInvitations(db, userId, now),
  ])
  return {
    memberships: memberships.map(({ since, ...row }) => ({ ...row, since: since.toISOString() })),
    requests: requests.map(({ askedAt, ...row }) => ({ ...row, date: askedAt.toISOString() })),
    offers: offers.map(({ club, by, offeredAt, expiresAt }) => ({
      club,
      by: presentPerson(by),
      date: offeredAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    invitations: invitations.map(presentKeptInvitation),
  }
}
