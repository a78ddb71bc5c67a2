import type { Transaction } from './database/open-database.ts'

/** A rate limit that is counted in the database, shared by all instances and restarts. */
export type Limit = {
  /** Counts one, or refuses when the limit is reached. Called before the work, so that parallel requests cannot exceed it. */
  take(subject: string): Promise<void>
  /** Counts one and returns whether the limit allowed it; within a transaction, if one is given. */
  tryTake(subject: string, tx?: Transaction): Promise<boolean>
  /** Refunds one. */
  giveBack(subject: string): Promise<void>
  /** Resets the count. */
  clear(subject: string): Promise<void>
}

/** The limits of use cases. Their keys are account keys or user ids, never a plain address or email. */
export type Limits = {
  /** Wrong passwords of an account, wherever a password is asked for. */
  wrongPasswords: Limit
  /** Wrong second-factor codes of an account. */
  wrongCodes: Limit
  /** Mails about signing up that an email address gets. */
  confirmationMails: Limit
  /** Recovery mails that are sent although an earlier link still works. */
  recoveryMails: Limit
  /** Those caused by signups with a known email. */
  signupNotices: Limit
  /** Downloads of the own data. */
  exports: Limit
  /** Changes of email that an account asked for. */
  emailChanges: Limit
  /** Those that name one new address. */
  emailChangesTo: Limit
}
