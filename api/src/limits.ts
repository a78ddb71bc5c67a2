/** "No more than so many in so long", counted in the database, so that instances and restarts share it. */
export type Limit = {
  /** Counts one, or refuses when there is no room; before the work, so that a burst of requests cannot slip through. */
  take(subject: string): Promise<void>
  /** Counts one and says whether there was room. */
  tryTake(subject: string): Promise<boolean>
  /** What was counted turned out to be harmless. */
  giveBack(subject: string): Promise<void>
  /** Begins anew. */
  clear(subject: string): Promise<void>
}

/** The limits that verbs hold. Their subjects are account keys or user ids, never an address or email as it is. */
export type Limits = {
  /** Wrong passwords of an account, wherever a password is asked for. */
  wrongPasswords: Limit
  /** Wrong second-factor codes of an account. */
  wrongCodes: Limit
  /** Mails about signing up that an email address gets. */
  confirmationMails: Limit
  /** Those of them that strangers cause by signing up with a known email. */
  signupNotices: Limit
}
