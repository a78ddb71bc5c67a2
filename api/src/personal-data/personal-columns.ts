import type { PersonalData } from '@aurivane/contract/personal-data-document'

type ExportKey = keyof PersonalData

/** What happens to a table, and which of its columns the export shows. Each column stands in exactly one place. */
export type PersonalTable = {
  erasure:
    | 'the row is deleted with the account'
    | 'the row is deleted when the account is erased'
    | 'the person is removed from the row'
    | 'the row expires within a day'
    | 'there is no person in it'
  exported?: Partial<Record<ExportKey, readonly string[]>>
  /** Hashes, keys and secrets. */
  secret?: readonly string[]
  /** Ids, states and moments that say nothing more about the person. */
  internal?: readonly string[]
  /** About other people, or about nobody. */
  others?: readonly string[]
}

const withAccount = 'the row is deleted with the account'
const personRemoved = 'the person is removed from the row'

/**
 * Every table and column of the database. A spec fails when one is missing here, so that nothing about a person is stored
 * without a decision about export and erasure.
 */
export const personalTables: Record<string, PersonalTable> = {
  users: {
    erasure: withAccount,
    exported: {
      profile: [
        'id',
        'email',
        'first_name',
        'last_name',
        'country',
        'description',
        'admin',
        'confirmed_email',
        'max_clubs',
        'locale',
        'joined_at',
        'deleted_at',
      ],
    },
    secret: ['password_hash', 'passkey_handle'],
    internal: ['suspended_at', 'erase_at', 'first_login_at', 'password_changed_at'],
  },
  sessions: {
    erasure: withAccount,
    exported: {
      sessions: ['id', 'browser', 'system', 'network', 'sign_in', 'created_at', 'last_seen_at'],
    },
    secret: ['token_hash', 'key_hash'],
    internal: ['user_id', 'strong'],
  },
  mail_tokens: {
    erasure: withAccount,
    secret: ['token_hash'],
    internal: ['user_id', 'purpose', 'expires_at', 'used_at'],
  },
  two_factors: {
    erasure: withAccount,
    exported: { profile: ['enabled_at'] },
    secret: ['encrypted_secret', 'last_used_step'],
    internal: ['user_id'],
  },
  recovery_codes: {
    erasure: withAccount,
    exported: { recoveryCodesLeft: ['used_at'] },
    secret: ['code_hash'],
    internal: ['user_id'],
  },
  proofs: { erasure: withAccount, secret: ['token_hash', 'session_hash'], internal: ['expires_at'] },
  known_devices: {
    erasure: withAccount,
    secret: ['device_hash'],
    internal: ['user_id', 'last_login_at'],
  },
  security_events: {
    erasure: withAccount,
    exported: { securityLog: ['id', 'at', 'kind', 'reason', 'browser', 'system', 'network'] },
    internal: ['user_id'],
  },
  email_changes: {
    erasure: withAccount,
    exported: { emailChanges: ['old_email', 'new_email', 'requested_at', 'completed_at', 'state'] },
    secret: ['complete_hash', 'undo_hash', 'later_undo_hash'],
    internal: ['id', 'user_id', 'old_confirmed', 'expires_at', 'ended_at'],
  },
  passkeys: {
    erasure: withAccount,
    exported: { passkeys: ['id', 'name', 'added_at', 'last_used_at', 'browser', 'system', 'is_synced'] },
    secret: ['credential_id', 'public_key', 'counter', 'transports'],
    internal: ['user_id'],
  },
  passkey_challenges: {
    erasure: withAccount,
    secret: ['challenge_hash', 'session_hash'],
    internal: ['purpose', 'expires_at'],
  },
  deletions: { erasure: withAccount, internal: ['id', 'user_id', 'requested_at'] },
  restore_tokens: {
    erasure: withAccount,
    secret: ['token_hash'],
    internal: ['user_id', 'sign_in', 'expires_at'],
  },
  clubs: {
    erasure: 'the row is deleted when the account is erased',
    exported: {
      clubs: [
        'id',
        'title',
        'description',
        'country',
        'privacy',
        'state',
        'state_reason',
        'contacts',
        'created_at',
      ],
    },
    internal: ['owner_id', 'hidden_at'],
    others: ['members'],
  },
  memberships: {
    erasure: withAccount,
    exported: { memberships: ['club_id', 'role', 'since'] },
    internal: ['id', 'user_id'],
  },
  membership_requests: {
    erasure: withAccount,
    exported: { requests: ['club_id', 'message', 'state', 'asked_at', 'reason'] },
    internal: ['id', 'user_id', 'decided_at', 'ask_again_at'],
  },
  bans: {
    erasure: withAccount,
    exported: { bans: ['club_id', 'reason', 'at'] },
    internal: ['id', 'user_id'],
    others: ['by_id'],
  },
  invitations: {
    erasure: 'the row is deleted when the account is erased',
    exported: { invitations: ['club_id', 'made_at', 'expires_at'] },
    secret: ['token_hash'],
    internal: ['id', 'by_id', 'uses', 'used', 'ended_at'],
  },
  kept_invitations: {
    erasure: withAccount,
    exported: { invitations: ['invitation_id', 'kept_at'] },
    internal: ['id', 'user_id'],
  },
  club_offers: {
    erasure: 'the row is deleted when the account is erased',
    exported: { offers: ['club_id', 'state', 'offered_at', 'expires_at'] },
    internal: ['id', 'user_id', 'by_id', 'ended_at'],
  },
  announcements: {
    erasure: personRemoved,
    exported: { announcements: ['id', 'club_id', 'title', 'text', 'created_at'] },
    internal: ['author_id', 'edited_at'],
  },
  meetings: {
    erasure: 'there is no person in it',
    exported: {
      meetings: [
        'id',
        'club_id',
        'title',
        'starts_at',
        'time_zone',
        'minutes',
        'place',
        'link',
        'description',
      ],
    },
    internal: ['local_start', 'ends_at', 'state', 'reason', 'sequence', 'changed_at', 'remind_at'],
  },
  meeting_answers: {
    erasure: withAccount,
    exported: { meetingAnswers: ['meeting_id', 'answer'] },
    internal: ['user_id', 'answered_at'],
  },
  calendar_addresses: {
    erasure: withAccount,
    secret: ['token_hash'],
    internal: ['club_id', 'user_id', 'created_at'],
  },
  reports: {
    erasure: personRemoved,
    exported: { reports: ['club_id', 'reason', 'text', 'created_at', 'state'] },
    internal: ['id', 'reporter_id', 'owner_id'],
    others: ['evidence', 'outcome', 'note', 'closed_at', 'closed_by'],
  },
  notices: {
    erasure: withAccount,
    exported: { notices: ['kind', 'values', 'detail', 'created_at', 'read_at'] },
    internal: ['id', 'user_id', 'event', 'club_id', 'target'],
    others: ['by_id', 'named_id'],
  },
  notice_preferences: {
    erasure: withAccount,
    exported: { mailPreferences: ['kind', 'mail'] },
    internal: ['user_id'],
  },
  notice_deliveries: {
    erasure: 'the row expires within a day',
    internal: ['id', 'kind', 'target', 'notice', 'recipients', 'delivered', 'members_of'],
  },
  contact_messages: {
    erasure: 'the row is deleted when the account is erased',
    exported: { contactMessages: ['subject', 'message', 'sent_at', 'status', 'note'] },
    internal: ['id', 'email', 'locale', 'changed_at'],
  },
  audit_entries: {
    erasure: personRemoved,
    exported: { auditEntries: ['at', 'action', 'before', 'after'] },
    internal: ['id', 'subject_kind', 'subject_id'],
    others: ['actor_id'],
  },
  rate_limits: {
    erasure: 'the row is deleted when the account is erased',
    internal: ['key', 'points', 'expire'],
  },
}
