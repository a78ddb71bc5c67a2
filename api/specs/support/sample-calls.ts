import * as audit from '../../src/audit/audit.queries.ts'
import * as overview from '../../src/users/overview.queries.ts'
import * as accounts from '../../src/auth/accounts.queries.ts'
import * as mailTokens from '../../src/auth/mail-tokens.queries.ts'
import * as sessions from '../../src/auth/sessions.queries.ts'
import * as clubs from '../../src/clubs/clubs.queries.ts'
import * as listClubs from '../../src/clubs/list-clubs.queries.ts'
import * as knownDevices from '../../src/security/known-devices.queries.ts'
import * as proofs from '../../src/security/proofs.queries.ts'
import * as securityEvents from '../../src/security/security-events.queries.ts'
import * as demo from '../../src/database/demo.queries.ts'
import * as rateLimits from '../../src/database/rate-limits.queries.ts'
import * as health from '../../src/health/health.queries.ts'
import * as mails from '../../src/mail/mails.queries.ts'
import * as twoFactor from '../../src/two-factor/two-factor.queries.ts'
import * as listUsers from '../../src/users/list-users.queries.ts'
import * as managedUsers from '../../src/users/managed-users.queries.ts'
import { accountSamples } from './sample-account-calls.ts'
import { securitySamples } from './sample-security-calls.ts'
import { evidence, noticeSamples, sampleMeeting } from './sample-notice-calls.ts'
import { membershipSamples, type Sampled } from './sample-membership-calls.ts'

export type { Sampled }

const at = new Date('2026-01-01T00:00:00Z')
const hash = Buffer.alloc(32, 1)
const otherHash = Buffer.alloc(32, 2)
const person = { email: 'a@example.org', firstName: 'Ada', lastName: 'Neri', country: 'Italy' }
const account = { ...person, passwordHash: 'hash', maxClubs: 3, locale: 'en' as const, joinedAt: at }
const club = {
  ownerId: 7,
  title: 'Club',
  description: 'About',
  country: 'Italy',
  privacy: false,
  createdAt: at,
}
const entry = { at, actorId: 1, subjectKind: 'user' as const, subjectId: 2, before: {}, after: {} }
const page = { after: 500, rows: 51 }

/** One call of every query by file; several where the arguments change the statement. */
export const samples: Record<string, Sampled> = {
  'audit/audit': {
    module: audit,
    calls: {
      insertAuditEntry: (_, tx) => audit.insertAuditEntry(tx, { ...entry, action: 'user.suspended' }),
      findAuditEntries: {
        all: (db) => audit.findAuditEntries(db, { action: undefined, ...page }),
        'of one action': (db) => audit.findAuditEntries(db, { action: 'user.suspended', ...page }),
      },
    },
  },
  'users/overview': {
    module: overview,
    calls: {
      countUsers: overview.countUsers,
      countClubsByState: overview.countClubsByState,
      countNewMessages: overview.countNewMessages,
      countOpenReports: overview.countOpenReports,
    },
  },
  'auth/accounts': {
    module: accounts,
    calls: {
      findAccountForLogin: (db) => accounts.findAccountForLogin(db, person.email),
      findAccountForMail: (db) => accounts.findAccountForMail(db, person.email, at),
      findAccountWithEmail: (db) => accounts.findAccountWithEmail(db, person.email),
      isEmailTaken: (db) => accounts.isEmailTaken(db, person.email),
      findCredentials: (db) => accounts.findCredentials(db, 7),
      findPasswordHash: (db) => accounts.findPasswordHash(db, 7),
      insertAccount: (_, tx) => accounts.insertAccount(tx, account),
      lockAccountForLogin: (_, tx) => accounts.lockAccountForLogin(tx, 7),
      lockAccount: (_, tx) => accounts.lockAccount(tx, 7),
      isEmailConfirmed: (db) => accounts.isEmailConfirmed(db, 7),
      markEmailConfirmed: (_, tx) => accounts.markEmailConfirmed(tx, 7),
      setPasswordHash: (_, tx) => accounts.setPasswordHash(tx, 7, 'hash', at),
      voidPassword: (_, tx) => accounts.voidPassword(tx, 7, 'hash'),
      findPasswordChange: (db) => accounts.findPasswordChange(db, 7),
      setEmail: (_, tx) => accounts.setEmail(tx, 7, person.email),
    },
  },
  'auth/mail-tokens': {
    module: mailTokens,
    calls: {
      replaceMailToken: (_, tx) =>
        mailTokens.replaceMailToken(tx, { userId: 7, purpose: 'confirm', tokenHash: hash, expiresAt: at }),
      replaceDeadMailToken: (_, tx) =>
        mailTokens.replaceDeadMailToken(
          tx,
          { userId: 7, purpose: 'recovery', tokenHash: hash, expiresAt: at },
          at,
        ),
      takeMailToken: (_, tx) => mailTokens.takeMailToken(tx, hash, 'confirm', at),
      findMailTokenUser: (db) => mailTokens.findMailTokenUser(db, hash, 'confirm'),
      voidMailTokens: (_, tx) => mailTokens.voidMailTokens(tx, 7),
      findAccountForRecovery: (db) => mailTokens.findAccountForRecovery(db, hash, at),
      isConfirmedBy: (db) => mailTokens.isConfirmedBy(db, hash),
    },
  },
  'auth/sessions': {
    module: sessions,
    calls: {
      findSession: (db) => sessions.findSession(db, hash, 7),
      insertSession: (_, tx) =>
        sessions.insertSession(tx, {
          tokenHash: hash,
          keyHash: null,
          createdAt: at,
          lastSeenAt: at,
          userId: 7,
        }),
      touchSession: (db) => sessions.touchSession(db, hash, at),
      markSessionStrong: (_, tx) => sessions.markSessionStrong(tx, hash),
      isSessionOpen: (db) => sessions.isSessionOpen(db, hash),
      endSession: (_, tx) => sessions.endSession(tx, hash),
      endAllSessionsOf: (_, tx) => sessions.endAllSessionsOf(tx, 7),
      endOtherSessionsOf: (_, tx) => sessions.endOtherSessionsOf(tx, 7, hash),
      endOldestSessionsOf: (_, tx) => sessions.endOldestSessionsOf(tx, 7, 50),
      deleteDeadSessions: (_, tx) => sessions.deleteDeadSessions(tx, { lastSeenAt: at, createdAt: at }),
    },
  },
  ...securitySamples,
  ...accountSamples,
  'security/known-devices': {
    module: knownDevices,
    calls: {
      isKnownDevice: (db) => knownDevices.isKnownDevice(db, 7, [hash, hash], at),
      keepDevices: (_, tx) => knownDevices.keepDevices(tx, 7, [hash, otherHash], at),
      markFirstLogin: (_, tx) => knownDevices.markFirstLogin(tx, 7, at),
      deleteOldDevices: (_, tx) => knownDevices.deleteOldDevices(tx, at),
    },
  },
  'security/proofs': {
    module: proofs,
    calls: {
      insertProof: (_, tx) => proofs.insertProof(tx, { tokenHash: hash, sessionHash: hash, expiresAt: at }),
      isProofOf: (db) => proofs.isProofOf(db, { tokenHash: hash, sessionHash: hash, now: at }),
      endProofsOf: (_, tx) => proofs.endProofsOf(tx, hash),
      deleteExpiredProofs: (_, tx) => proofs.deleteExpiredProofs(tx, at),
    },
  },
  'security/security-events': {
    module: securityEvents,
    calls: {
      insertSecurityEvent: (_, tx) =>
        securityEvents.insertSecurityEvent(tx, {
          userId: 7,
          at,
          kind: 'login.ok',
          reason: null,
          browser: 'Firefox',
          system: 'Windows',
          network: '203.0.113.0/24',
        }),
      findSecurityEvents: (db) => securityEvents.findSecurityEvents(db, 7, { since: at, ...page }),
      countSecurityEvents: (db) => securityEvents.countSecurityEvents(db, 7, 'login.new-device', at),
      deleteOldSecurityEvents: (_, tx) => securityEvents.deleteOldSecurityEvents(tx, at),
    },
  },
  ...membershipSamples,
  ...noticeSamples,
  'clubs/clubs': {
    module: clubs,
    calls: {
      countClubsOf: (db) => clubs.countClubsOf(db, 7),
      findClubsOfOwnerIn: (db) => clubs.findClubsOfOwnerIn(db, 7, 'Italy'),
      insertClub: (_, tx) => clubs.insertClub(tx, { ...club, contacts: [] }),
      lockClub: (_, tx) => clubs.lockClub(tx, 7),
      changeClub: (_, tx) => clubs.changeClub(tx, 7, { title: 'New' }),
      findOwnerId: (db) => clubs.findOwnerId(db, 7),
      setOwner: (_, tx) => clubs.setOwner(tx, 7, 8),
      removeClub: (_, tx) => clubs.removeClub(tx, 7),
    },
  },
  'clubs/list-clubs': {
    module: listClubs,
    calls: {
      findListedClubs: {
        'of one country': (db) => listClubs.findListedClubs(db, { country: 'Italy', ...page }),
        'of all': (db) => listClubs.findListedClubs(db, { country: undefined, ...page }),
      },
      findClubsInState: (db) => listClubs.findClubsInState(db, { state: 'pending', ...page }),
    },
  },
  'database/demo': {
    module: demo,
    calls: {
      waitForSeeding: (_, tx) => demo.waitForSeeding(tx),
      hasUsers: (db) => demo.hasUsers(db),
      insertDemoUsers: (_, tx) =>
        demo.insertDemoUsers(tx, [
          { ...account, description: '', admin: false, confirmedEmail: true, suspendedAt: null },
        ]),
      insertDemoClubs: (_, tx) =>
        demo.insertDemoClubs(tx, [{ ...club, contacts: [], state: 'verified', stateReason: null }]),
      insertDemoMembers: (_, tx) =>
        demo.insertDemoMembers(tx, [{ clubId: 7, userId: 8, role: 'member', since: at }]),
      insertDemoRequests: (_, tx) =>
        demo.insertDemoRequests(tx, [{ clubId: 7, userId: 8, message: 'Please', askedAt: at }]),
      insertDemoReports: (_, tx) =>
        demo.insertDemoReports(tx, [
          { clubId: 7, ownerId: 8, reporterId: 8, reason: 'spam', evidence, createdAt: at },
        ]),
      insertDemoMessages: (_, tx) =>
        demo.insertDemoMessages(tx, [
          { email: 'ada@example.com', subject: 'A', message: 'B', locale: 'en', sentAt: at },
        ]),
      insertDemoAnnouncements: (_, tx) =>
        demo.insertDemoAnnouncements(tx, [{ clubId: 7, authorId: 8, title: 'A', text: 'B', createdAt: at }]),
      insertDemoMeetings: (_, tx) =>
        demo.insertDemoMeetings(tx, [
          { ...sampleMeeting, clubId: 7, changedAt: at, going: [{ userId: 8, answeredAt: at }] },
        ]),
    },
  },
  'database/rate-limits': {
    module: rateLimits,
    calls: {
      countPoint: (db) => rateLimits.countPoint(db, { key: 'login:a', max: 3, nowMs: 1, expiresAtMs: 2 }),
      findExpiry: (db) => rateLimits.findExpiry(db, 'login:a'),
      refundPoint: (db) => rateLimits.refundPoint(db, 'login:a', 1),
      deletePoints: (db) => rateLimits.deletePoints(db, 'login:a'),
      deleteExpiredLimits: (_, tx) => rateLimits.deleteExpiredLimits(tx, 1, 2),
    },
  },
  'health/health': { module: health, calls: { isDatabaseReady: health.isDatabaseReady } },
  'mail/mails': {
    module: mails,
    calls: { countMails: mails.countMails, deleteMailsTo: (_, tx) => mails.deleteMailsTo(tx, 'key') },
  },
  'two-factor/two-factor': {
    module: twoFactor,
    calls: {
      findTwoFactor: (db) => twoFactor.findTwoFactor(db, 7),
      findFirstSecret: (db) => twoFactor.findFirstSecret(db),
      replaceSecret: (_, tx) => twoFactor.replaceSecret(tx, 7, hash),
      switchOn: (_, tx) => twoFactor.switchOn(tx, 7, { encryptedSecret: hash, step: 1, now: at }),
      switchOff: (_, tx) => twoFactor.switchOff(tx, 7),
      removeSecondFactors: (_, tx) => twoFactor.removeSecondFactors(tx, 7),
      consumeStep: (_, tx) => twoFactor.consumeStep(tx, 7, { encryptedSecret: hash, sealed: hash, step: 1 }),
      consumeRecoveryCode: (_, tx) => twoFactor.consumeRecoveryCode(tx, 7, hash, at),
      countRecoveryCodesLeft: (db) => twoFactor.countRecoveryCodesLeft(db, 7),
      removeSecondFactorsSince: (_, tx) => twoFactor.removeSecondFactorsSince(tx, 7, at),
      replaceRecoveryCodes: (_, tx) => twoFactor.replaceRecoveryCodes(tx, 7, [hash]),
    },
  },
  'users/list-users': {
    module: listUsers,
    calls: {
      findUsers: {
        all: (db) => listUsers.findUsers(db, { search: '', ...page }),
        'by a beginning': (db) => listUsers.findUsers(db, { search: 'ada', ...page }),
        'by an id': (db) => listUsers.findUsers(db, { search: '77', ...page }),
      },
      findUsersWithIds: (db) => listUsers.findUsersWithIds(db, [7, 77]),
    },
  },
  'users/managed-users': {
    module: managedUsers,
    calls: {
      lockActiveUser: (_, tx) => managedUsers.lockActiveUser(tx, 7),
      lockUsers: (_, tx) => managedUsers.lockUsers(tx, [7, 8]),
      lockUserAndAdmins: (_, tx) => managedUsers.lockUserAndAdmins(tx, 7),
      changeUser: (_, tx) => managedUsers.changeUser(tx, 7, { maxClubs: 4 }),
      findUserByEmail: (db) => managedUsers.findUserByEmail(db, person.email),
      findAdmins: (db) => managedUsers.findAdmins(db),
    },
  },
}
