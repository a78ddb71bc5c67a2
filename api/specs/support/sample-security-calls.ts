import * as emailChanges from '../../src/email-change/email-changes.queries.ts'
import * as ownSessions from '../../src/security/own-sessions.queries.ts'
import type { Sampled } from './sample-calls.ts'

const at = new Date('2026-01-01T00:00:00Z')
const hash = Buffer.alloc(32, 1)
const otherHash = Buffer.alloc(32, 2)
const person = { email: 'a@example.org' }

/** The queries about own sessions and changes of email. */
export const securitySamples: Record<string, Sampled> = {
  'email-change/email-changes': {
    module: emailChanges,
    calls: {
      findPendingChange: (db) => emailChanges.findPendingChange(db, 7, at),
      findCompletedChange: (db) => emailChanges.findCompletedChange(db, 7, at),
      findChangeToComplete: (db) => emailChanges.findChangeToComplete(db, hash),
      findChangeToUndo: (db) => emailChanges.findChangeToUndo(db, hash),
      insertEmailChange: (_, tx) =>
        emailChanges.insertEmailChange(tx, {
          userId: 7,
          oldEmail: person.email,
          newEmail: 'b@example.org',
          oldConfirmed: true,
          requestedAt: at,
          expiresAt: at,
          completeHash: hash,
          undoHash: otherHash,
        }),
      completeChange: (_, tx) => emailChanges.completeChange(tx, 7, { now: at, laterUndoHash: hash }),
      endChange: (_, tx) => emailChanges.endChange(tx, 7, 'undone', at),
      cancelPendingChange: (_, tx) => emailChanges.cancelPendingChange(tx, 7, at),
      expireChangesOf: (_, tx) => emailChanges.expireChangesOf(tx, 7, at),
      expireChanges: (_, tx) => emailChanges.expireChanges(tx, at),
      deleteEndedChanges: (_, tx) => emailChanges.deleteEndedChanges(tx, at),
      hasChangedEmail: (db) => emailChanges.hasChangedEmail(db, 7),
      findReservation: (db) => emailChanges.findReservation(db, person.email, at),
    },
  },
  'security/own-sessions': {
    module: ownSessions,
    calls: {
      findSessionsOf: (db) => ownSessions.findSessionsOf(db, 7, { lastSeenAt: at, createdAt: at }),
      endSessionWithId: (_, tx) => ownSessions.endSessionWithId(tx, 7, 7, { lastSeenAt: at, createdAt: at }),
      endSessionsBeside: (_, tx) =>
        ownSessions.endSessionsBeside(tx, 7, hash, { lastSeenAt: at, createdAt: at }),
    },
  },
}
