import * as contact from '../../src/contact/contact.queries.ts'
import * as deletions from '../../src/deletions/deletions.queries.ts'
import * as erase from '../../src/deletions/erase.queries.ts'
import * as ownClubs from '../../src/deletions/own-clubs.queries.ts'
import * as passkeys from '../../src/passkeys/passkeys.queries.ts'
import * as clubData from '../../src/personal-data/club-data.queries.ts'
import * as personalData from '../../src/personal-data/personal-data.queries.ts'
import type { Sampled } from './sample-membership-calls.ts'

const at = new Date('2026-01-01T00:00:00Z')
const hash = Buffer.alloc(32, 1)
const email = 'a@example.org'
const passkey = {
  userId: 7,
  credentialId: hash,
  publicKey: hash,
  counter: 0,
  transports: ['internal'],
  name: 'Phone',
  addedAt: at,
  browser: null,
  system: null,
  isSynced: false,
}

/** The calls of passkeys, the contact inbox, deletion and export. */
export const accountSamples: Record<string, Sampled> = {
  'passkeys/passkeys': {
    module: passkeys,
    calls: {
      findPasskeysOf: (db) => passkeys.findPasskeysOf(db, 7),
      countPasskeysOf: (db) => passkeys.countPasskeysOf(db, 7),
      findPasskeyByCredential: (db) => passkeys.findPasskeyByCredential(db, hash),
      insertPasskey: (_, tx) => passkeys.insertPasskey(tx, passkey),
      lockPasskey: (_, tx) => passkeys.lockPasskey(tx, 7),
      recordPasskeyUse: (_, tx) =>
        passkeys.recordPasskeyUse(tx, 7, { counter: 1, isSynced: true, lastUsedAt: at }),
      setPasskeyName: (_, tx) => passkeys.setPasskeyName(tx, 7, 3, 'Work'),
      deletePasskey: (_, tx) => passkeys.deletePasskey(tx, 7, 3),
      deletePasskeysOf: (_, tx) => passkeys.deletePasskeysOf(tx, 7, at),
      keepPasskeyHandle: (_, tx) => passkeys.keepPasskeyHandle(tx, 7, hash),
      insertChallenge: (_, tx) =>
        passkeys.insertChallenge(tx, {
          challengeHash: hash,
          purpose: 'login',
          sessionHash: null,
          expiresAt: at,
        }),
      takeChallenge: (_, tx) => passkeys.takeChallenge(tx, hash),
      deleteExpiredChallenges: (_, tx) => passkeys.deleteExpiredChallenges(tx, at),
    },
  },
  'contact/contact': {
    module: contact,
    calls: {
      insertContactMessage: (_, tx) =>
        contact.insertContactMessage(tx, {
          email,
          subject: 'Subject',
          message: 'Message',
          locale: 'en',
          sentAt: at,
        }),
      findContactMessages: {
        all: (db) => contact.findContactMessages(db, { status: undefined, after: undefined, rows: 51 }),
        'of one status': (db) => contact.findContactMessages(db, { status: 'new', after: 500, rows: 51 }),
      },
      lockContactMessage: (_, tx) => contact.lockContactMessage(tx, 7),
      updateContactMessage: (_, tx) =>
        contact.updateContactMessage(tx, 7, { status: 'closed', note: '', changedAt: at }),
    },
  },
  'deletions/deletions': {
    module: deletions,
    calls: {
      findDeletions: (db) => deletions.findDeletions(db, { after: 500, rows: 51 }),
      insertRestoreToken: (_, tx) =>
        deletions.insertRestoreToken(tx, { tokenHash: hash, userId: 7, signIn: 'password', expiresAt: at }),
      takeRestoreToken: (_, tx) => deletions.takeRestoreToken(tx, hash),
      deleteExpiredRestoreTokens: (_, tx) => deletions.deleteExpiredRestoreTokens(tx, at),
      findRestoreToken: (db) => deletions.findRestoreToken(db, hash),
      insertDeletion: (_, tx) => deletions.insertDeletion(tx, { userId: 7, requestedAt: at, eraseAt: at }),
      findDeletionOf: (db) => deletions.findDeletionOf(db, 7),
      voidRestoreTokens: (_, tx) => deletions.voidRestoreTokens(tx, 7),
      removeDeletion: (_, tx) => deletions.removeDeletion(tx, 7),
      findDueAccounts: (db) => deletions.findDueAccounts(db, at, 100),
      lockAccountToErase: (_, tx) => deletions.lockAccountToErase(tx, 7),
    },
  },
  'deletions/own-clubs': {
    module: ownClubs,
    calls: {
      lockClubsOfUser: (_, tx) => ownClubs.lockClubsOfUser(tx, 7),
      hideClubs: (_, tx) => ownClubs.hideClubs(tx, [7], at),
      showHiddenClubsOf: (_, tx) => ownClubs.showHiddenClubsOf(tx, 7),
      findClubsHandedOver: (db) => ownClubs.findClubsHandedOver(db, 7, at),
      deleteInvitationsAndOffersBy: (_, tx) => ownClubs.deleteInvitationsAndOffersBy(tx, 7),
    },
  },
  'deletions/erase': {
    module: erase,
    calls: {
      eraseRows: (_, tx) => erase.eraseRows(tx, { id: 7, email, confirmedEmail: true }),
      removeFromNotices: (db) => erase.removeFromNotices(db, 7),
    },
  },
  'personal-data/club-data': {
    module: clubData,
    calls: {
      findAllMemberships: (db) => clubData.findAllMemberships(db, 7),
      findAllRequests: (db) => clubData.findAllRequests(db, 7),
      findAllOffers: (db) => clubData.findAllOffers(db, 7),
      findInvitationsMadeBy: (db) => clubData.findInvitationsMadeBy(db, 7),
      findInvitationsKeptBy: (db) => clubData.findInvitationsKeptBy(db, 7),
      findBansOf: (db) => clubData.findBansOf(db, 7),
      findAnnouncementsBy: (db) => clubData.findAnnouncementsBy(db, 7),
      findMeetingAnswersOf: (db) => clubData.findMeetingAnswersOf(db, 7),
      findReportsBy: (db) => clubData.findReportsBy(db, 7),
    },
  },
  'personal-data/personal-data': {
    module: personalData,
    calls: {
      findOwnClubs: (db) => personalData.findOwnClubs(db, 7),
      findMeetingsPlannedBy: (db) => personalData.findMeetingsPlannedBy(db, 7),
      findNoticesOf: (db) => personalData.findNoticesOf(db, 7),
      findMailPreferences: (db) => personalData.findMailPreferences(db, 7),
      findSecurityLog: (db) => personalData.findSecurityLog(db, 7, at),
      findEmailChanges: (db) => personalData.findEmailChanges(db, 7),
      findContactMessagesFrom: (db) => personalData.findContactMessagesFrom(db, email),
      findAuditAbout: (db) => personalData.findAuditAbout(db, 7),
    },
  },
}
