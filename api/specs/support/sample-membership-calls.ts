import * as bans from '../../src/bans/bans.queries.ts'
import * as invitations from '../../src/invitations/invitations.queries.ts'
import * as requests from '../../src/membership-requests/membership-requests.queries.ts'
import * as clubAccess from '../../src/memberships/club-access.queries.ts'
import * as memberMeetings from '../../src/memberships/member-meetings.queries.ts'
import * as memberships from '../../src/memberships/memberships.queries.ts'
import * as ownMemberships from '../../src/memberships/own-memberships.queries.ts'
import * as offers from '../../src/offers/offers.queries.ts'
import type { Database, Transaction } from '../../src/database/open-database.ts'

type Call = (db: Database, tx: Transaction) => unknown
export type Sampled = { module: object; calls: Record<string, Call | Record<string, Call>> }

const at = new Date('2026-01-01T00:00:00Z')
const hash = Buffer.alloc(32, 1)
const page = { after: 500, rows: 51 }
const place = { clubId: 7, userId: 8 }

/** The queries about members, requests, bans, invitations and offers. */
export const membershipSamples: Record<string, Sampled> = {
  'bans/bans': {
    module: bans,
    calls: {
      insertBan: (_, tx) => bans.insertBan(tx, { ...place, byId: 9, reason: 'Spam', at }),
      findBan: (db) => bans.findBan(db, place),
      deleteBan: (_, tx) => bans.deleteBan(tx, 7),
      findBans: (db) => bans.findBans(db, { clubId: 7, ...page }),
    },
  },
  'invitations/invitations': {
    module: invitations,
    calls: {
      insertInvitation: (_, tx) =>
        invitations.insertInvitation(tx, {
          clubId: 7,
          byId: 8,
          tokenHash: hash,
          madeAt: at,
          expiresAt: at,
          uses: 1,
        }),
      countOpenInvitations: (db) => invitations.countOpenInvitations(db, 7, at),
      findOpenInvitations: (db) => invitations.findOpenInvitations(db, { clubId: 7, ...page, now: at }),
      isInvitationOpen: (db) => invitations.isInvitationOpen(db, { clubId: 7, invitationId: 8, now: at }),
      endInvitation: (_, tx) => invitations.endInvitation(tx, 7, at),
      endInvitationsBy: (_, tx) => invitations.endInvitationsBy(tx, place, at),
      countUse: (_, tx) => invitations.countUse(tx, 7),
      findWorkingInvitation: {
        'by its token': (db) => invitations.findWorkingInvitation(db, { tokenHash: hash }, at),
        'by its id': (db) => invitations.findWorkingInvitation(db, { id: 7 }, at),
      },
      findKeptInvitations: (db) => invitations.findKeptInvitations(db, 8, at),
      findKept: (db) => invitations.findKept(db, 8, 9),
      keep: (_, tx) => invitations.keep(tx, { userId: 8, invitationId: 7, keptAt: at }),
      dropOldestKept: (_, tx) => invitations.dropOldestKept(tx, 8, 20),
      deleteKept: (_, tx) => invitations.deleteKept(tx, 8, 9),
    },
  },
  'membership-requests/membership-requests': {
    module: requests,
    calls: {
      insertRequest: (_, tx) => requests.insertRequest(tx, { ...place, message: null, askedAt: at }),
      closeRequest: (_, tx) => requests.closeRequest(tx, place, { state: 'withdrawn', decidedAt: at }),
      declineRequest: (_, tx) =>
        requests.declineRequest(tx, 7, { decidedAt: at, reason: null, askAgainAt: at }),
      clearWaitingTime: (_, tx) => requests.clearWaitingTime(tx, place),
      findRequest: (db) => requests.findRequest(db, 7, 8),
      findPendingRequest: (db) => requests.findPendingRequest(db, place),
      countPendingRequestsOf: (db) => requests.countPendingRequestsOf(db, 8),
      findPendingRequests: (db) => requests.findPendingRequests(db, { clubId: 7, ...page }),
      endRequestsOfClub: (_, tx) => requests.endRequestsOfClub(tx, 7, at),
      findApplicantIds: (db) => requests.findApplicantIds(db, 7),
    },
  },
  'memberships/club-access': {
    module: clubAccess,
    calls: {
      waitForClub: (_, tx) => clubAccess.waitForClub(tx, 7),
      findClubOfCaller: (db) => clubAccess.findClubOfCaller(db, 7, 8),
    },
  },
  'memberships/member-meetings': {
    module: memberMeetings,
    calls: {
      hasCalendarAddress: (db) => memberMeetings.hasCalendarAddress(db, place),
      deleteCalendarAddress: (_, tx) => memberMeetings.deleteCalendarAddress(tx, place),
      deleteOpenAnswers: (_, tx) => memberMeetings.deleteOpenAnswers(tx, place, at),
    },
  },
  'memberships/memberships': {
    module: memberships,
    calls: {
      insertMembership: (_, tx) => memberships.insertMembership(tx, { ...place, since: at }),
      deleteMembership: (_, tx) => memberships.deleteMembership(tx, place),
      setRole: (_, tx) => memberships.setRole(tx, place, 'manager'),
      findMember: (db) => memberships.findMember(db, place),
      countManagers: (db) => memberships.countManagers(db, 7, [8]),
      findManagerIds: (db) => memberships.findManagerIds(db, 7),
      findMemberIds: (db) => memberships.findMemberIds(db, 7),
      countMembershipsOf: (db) => memberships.countMembershipsOf(db, 8),
      lockClubsOf: (_, tx) => memberships.lockClubsOf(tx, 8),
      recountMembers: (_, tx) => memberships.recountMembers(tx, [7]),
      findMembers: (db) => memberships.findMembers(db, { clubId: 7, ...page }),
      findMembersForAdmin: (db) => memberships.findMembersForAdmin(db, { clubId: 7, ...page, ownerId: 8 }),
    },
  },
  'memberships/own-memberships': {
    module: ownMemberships,
    calls: {
      findMembershipsOf: (db) => ownMemberships.findMembershipsOf(db, 8),
      findPendingRequestsOf: (db) => ownMemberships.findPendingRequestsOf(db, 8),
      findOpenOffersTo: (db) => ownMemberships.findOpenOffersTo(db, 8, at),
    },
  },
  'offers/offers': {
    module: offers,
    calls: {
      insertOffer: (_, tx) => offers.insertOffer(tx, { ...place, byId: 9, offeredAt: at, expiresAt: at }),
      findPendingOffer: (db) => offers.findPendingOffer(db, 7),
      findNewestOfferTo: (db) => offers.findNewestOfferTo(db, 7, 8),
      closeOffer: (_, tx) => offers.closeOffer(tx, 7, { state: 'withdrawn', endedAt: at }),
      findClubsWithExpiredOffer: (db) => offers.findClubsWithExpiredOffer(db, at, 100),
      findClubsOfferedTo: (db) => offers.findClubsOfferedTo(db, 8),
    },
  },
}
