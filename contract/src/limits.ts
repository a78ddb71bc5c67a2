/** Business constants, with their unit in the name (docs/product.md, section 8). */
export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export const MINIMUM_AGE_YEARS = 18
export const COUNTRY_COUNT = 18

export const SESSION_IDLE_MS = 14 * DAY_MS
export const SESSION_ABSOLUTE_MS = 90 * DAY_MS
export const CONFIRM_TOKEN_MS = 48 * HOUR_MS
export const RECOVERY_TOKEN_MS = 30 * MINUTE_MS

export const PROOF_MS = 10 * MINUTE_MS
export const DEVICE_KNOWN_MS = 90 * DAY_MS
export const SECURITY_LOG_MS = 90 * DAY_MS
export const SECURITY_LOG_PAGE_ROWS = 25
export const SECURITY_LOG_MAX_ROWS = 100
export const EMAIL_CHANGE_MS = 48 * HOUR_MS
export const EMAIL_UNDO_MS = 72 * HOUR_MS
export const EMAIL_CHANGE_KEPT_MS = 90 * DAY_MS

export const PASSWORD_MIN_CHARS = 8
export const PASSWORD_MAX_CHARS = 128
export const NAME_MAX_CHARS = 60
export const EMAIL_MAX_CHARS = 254
export const USER_DESCRIPTION_MAX_CHARS = 1000
export const RECOVERY_CODE_COUNT = 10

export const CLUB_TITLE_MAX_CHARS = 80
export const CLUB_DESCRIPTION_MAX_CHARS = 1000
export const CLUB_EDIT_MIN_CHARS = 5
export const CLUB_LISTED_DESCRIPTION_CHARS = 100
export const CLUB_CONTACTS_MAX = 5
export const CLUB_CONTACT_NAME_MAX_CHARS = 60
export const CLUB_CONTACT_LINK_MAX_CHARS = 300
export const CLUB_REASON_MAX_CHARS = 500
export const MAX_CLUBS_LIMIT = 1000

export const MEMBERS_PER_CLUB_MAX = 500
export const MANAGERS_PER_CLUB_MAX = 5
export const MEMBERSHIPS_PER_USER_MAX = 50
export const OPEN_REQUESTS_PER_USER_MAX = 20
export const MEMBERSHIP_TEXT_MAX_CHARS = 300
export const ASK_AGAIN_MS = 7 * DAY_MS
export const OFFER_MS = 14 * DAY_MS
export const INVITATION_DAYS_MAX = 30
export const INVITATION_DAYS_DEFAULT = 7
export const INVITATION_USES_MAX = 50
export const INVITATION_USES_DEFAULT = 1
export const OPEN_INVITATIONS_PER_CLUB_MAX = 20
export const KEPT_INVITATIONS_PER_USER_MAX = 20
export const COMMUNITY_PAGE_ROWS = 50

export const CLUB_PAGE_ROWS = 50
export const CLUB_LIST_MAX_ROWS = 1000
export const USER_PAGE_ROWS = 50
export const USER_LIST_MAX_ROWS = 1000
export const AUDIT_PAGE_ROWS = 50

/** Lists of clubs' parts, notices and reports: rows asked for at most. */
export const LIST_MAX_ROWS = 50
export const ANNOUNCEMENT_PAGE_ROWS = 10
export const MEETING_PAGE_ROWS = 10
export const NOTICE_PAGE_ROWS = 20
export const REPORT_PAGE_ROWS = 50

export const ANNOUNCEMENT_TITLE_MAX_CHARS = 120
export const ANNOUNCEMENT_TEXT_MAX_CHARS = 5000
export const MEETING_TITLE_MAX_CHARS = 120
export const MEETING_PLACE_MAX_CHARS = 200
export const MEETING_LINK_MAX_CHARS = 300
export const MEETING_DESCRIPTION_MAX_CHARS = 2000
export const MEETING_MIN_MINUTES = 15
export const MEETING_MAX_MINUTES = 1440
export const MEETING_DEFAULT_MINUTES = 60
export const MEETING_AHEAD_MS = 365 * DAY_MS
export const MEETING_REMINDER_MS = 24 * HOUR_MS
export const MEETINGS_PLANNED_MAX = 50
export const CALENDAR_PAST_MS = 30 * DAY_MS
/** All planned meetings, and of cancelled and past ones those that start last. */
export const CALENDAR_MAX_MEETINGS = 200
/** Reasons of decline, removal, ban, cancellation and hand-over. */
export const DECISION_REASON_MAX_CHARS = 300
export const NOTICE_KEPT_MS = 180 * DAY_MS
export const NOTICES_READ_AT_ONCE = 100
export const UNREAD_COUNTED_MAX = 100
export const REPORT_TEXT_MAX_CHARS = 1000
export const REPORT_NOTE_MAX_CHARS = 1000

export const CONTACT_SUBJECT_MAX_CHARS = 150
export const CONTACT_MESSAGE_MAX_CHARS = 5000
export const CONTACT_SENDS_PER_PAGE_SESSION = 2

export const CONTACT_NOTE_MAX_CHARS = 2000
export const REGISTER_MAX_ROWS = 200
export const REGISTER_PAGE_ROWS = 50
export const ADMIN_REASON_MAX_CHARS = 500

export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_MAX_CHARS = 60
export const PASSKEY_CHALLENGE_MS = 5 * MINUTE_MS
export const DELETION_MS = 14 * DAY_MS
export const RESTORE_TOKEN_MS = 10 * MINUTE_MS
export const EXPORTS_PER_DAY = 3

export const HERO_PICTURE_MS = 4000
export const COPIED_TOOLTIP_MS = 2000
export const CONTACT_REDIRECT_MS = 1000
export const CONFIRM_REDIRECT_MS = 1000
export const RESET_REDIRECT_MS = 2000
export const SUSPEND_MESSAGE_MS = 1000
export const MENU_NAME_MAX_CHARS = 9
export const BULLETIN_PAGE_POSTS = 3
export const TEASER_WORDS = 20
export const API_CACHE_SECONDS = 60
export const TOAST_CLOSE_MS = 5000
export const TOOLTIP_OFFSET_PX = 10
export const BODY_MAX_BYTES = 64 * 1024
