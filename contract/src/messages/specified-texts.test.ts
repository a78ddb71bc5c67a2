import { describe, expect, it } from 'vitest'
import { refusals } from '../refusal-codes.ts'
import { en } from './en.ts'
import { find, type MessageKey } from './messages.ts'

type Row = readonly [status: number, code: keyof typeof refusals, text: string]

/** Section 4 of community.md. */
const community: Row[] = [
  [403, 'members_only', 'Only members of this club may do this'],
  [403, 'team_only', 'Only the owner and the managers of this club may do this'],
  [403, 'owner_only', 'Only the owner of this club may do this'],
  [403, 'owner_untouchable', 'The owner cannot be removed, banned or given another role'],
  [403, 'not_yourself', 'You cannot do this to yourself'],
  [403, 'banned', 'You are banned from this club'],
  [403, 'invitation_dead', 'This invitation has expired, was used up or was revoked'],
  [403, 'mail_required', 'Security mails cannot be switched off'],
  [403, 'not_your_own_club', 'You cannot report your own club'],
  [404, 'person_unknown', 'This person was not found in the club'],
  [409, 'club_not_verified', 'This club is not verified. Please wait for its review.'],
  [409, 'club_closed', 'This club is closed. Please ask to join it.'],
  [409, 'club_open', 'This club is open. You can join it at once.'],
  [409, 'club_full', 'This club has 500 members already'],
  [409, 'already_member', 'You are already a member of this club'],
  [409, 'membership_limit_reached', 'You are already a member of 50 clubs'],
  [409, 'person_membership_limit', 'This person is already a member of 50 clubs'],
  [409, 'owner_cannot_leave', 'The owner cannot leave. Hand the club over or delete it.'],
  [409, 'managers_full', 'This club has 5 managers already'],
  [409, 'request_pending', 'You have already asked to join this club'],
  [409, 'request_too_soon', 'You can ask again from {{date}}'],
  [409, 'request_closed', 'This request was withdrawn or decided already'],
  [409, 'open_requests_full', 'You have 20 open requests already'],
  [409, 'invitations_full', 'This club has 20 open invitations already'],
  [409, 'offer_pending', 'There is an open offer for this club already'],
  [409, 'offer_closed', 'This offer has ended'],
  [409, 'meeting_closed', 'This meeting has begun, is over or was cancelled'],
  [409, 'meetings_full', 'This club has 50 planned meetings already'],
  [409, 'report_pending', 'You have already reported this club. We are looking into it.'],
  [409, 'report_already_closed', 'This report is closed already'],
  [409, 'owner_active', 'The owner of this club is not suspended'],
  [409, 'new_owner_not_ready', 'This person needs a confirmed email and a free club allowance'],
]

/** Section 4 of account.md. */
const account: Row[] = [
  [401, 'passkey_wrong', 'This passkey was not accepted'],
  [403, 'passkey_refused', 'This passkey was not accepted'],
  [409, 'passkeys_unavailable', 'Passkeys cannot be used at this address'],
  [409, 'no_passkeys', 'You have no passkeys'],
  [409, 'passkey_known', 'This passkey is already registered'],
  [409, 'passkey_limit_reached', 'You have reached the maximum of 10 passkeys'],
  [404, 'passkey_unknown', 'This passkey does not exist'],
  [404, 'session_unknown', 'This device is not logged in'],
  [409, 'session_current', 'This is the device you are using. Log out instead.'],
  [409, 'email_change_pending', 'A change of your email is already waiting. Cancel it first.'],
  [409, 'no_email_change', 'No change of your email is waiting'],
  [403, 'deletion_pending', 'This account will be deleted on {{date}}. You can restore it until then.'],
  [403, 'restore_expired', 'Please log in again to restore your account'],
  [404, 'message_unknown', 'This message does not exist'],
  [403, 'proof_needed', 'Please confirm that it is you'],
  [
    403,
    'second_factor_needed',
    'Administrators need a second factor here. Set up two-factor authentication or a passkey under Security, then confirm it is you with it.',
  ],
  [409, 'email_change_recent', 'Your email was changed in the last 72 hours. Please try again after that.'],
  [
    409,
    'last_admin_deletion',
    'The last active administrator cannot delete the account. Make somebody else an administrator first.',
  ],
  [429, 'too_many_exports', 'You can download your data three times in 24 hours. Please try again later.'],
]

/** The texts in `fields`, in the order of both sections. */
const fields: [MessageKey, string][] = [
  ['form.tooLong', 'Use at most {{maximum}} characters'],
  ['form.numberOutOfRange', 'Enter a whole number from {{minimum}} to {{maximum}}'],
  ['form.wrongType', 'This value has the wrong form'],
  ['announcement.titleRequired', 'Title is required'],
  ['meeting.titleRequired', 'Title is required'],
  ['announcement.textRequired', 'Text is required'],
  ['membership.reasonRequired', 'Please give a reason'],
  ['report.noteRequired', 'Please write a note'],
  ['report.reasonRequired', 'Please give a reason'],
  ['report.reasonUnknown', 'Choose a reason from the list'],
  ['report.textRequired', 'Please describe what is wrong'],
  ['meeting.startInvalid', 'Enter a date and time such as 2027-03-28T18:30'],
  ['meeting.startMissing', 'This time does not exist in this time zone'],
  ['meeting.startOutOfRange', 'Choose a time in the future, at most 365 days ahead'],
  ['meeting.timeZoneUnknown', 'Choose a time zone from the list'],
  ['meeting.placeOrLink', 'Give a place or a link'],
  ['meeting.linkInvalid', 'A link begins with https://'],
  ['meeting.linkHasUser', 'Leave out the user name or password before the @'],
  ['form.fillRequired', 'Please fill in the required fields'],
  ['form.emailInvalid', 'Enter an email address such as name@example.com'],
  ['deletion.chooseNewOwner', 'Choose a new owner'],
  ['deletion.emailDiffers', 'Type the email address of your account'],
  ['deletion.chooseForEachClub', 'Choose for each club whether it is handed over or deleted'],
  ['passkey.nameRequired', 'Name is required'],
  ['contact.statusUnknown', 'The status is new, answered or closed'],
  ['twoFactor.codeRequired', 'Code is required'],
  ['account.passwordRequired', 'Password is required'],
  ['account.passwordsDiffer', 'Both text fields should be the same'],
]

describe('The specification', () => {
  it.each([...community, ...account])(
    'fixes the status and the English text: %i %s',
    (status, code, text) => {
      expect(refusals[code].status).toBe(status)
      expect(find(en, refusals[code].message)).toBe(text)
    },
  )

  it.each(fields)('fixes the English text of a field: %s', (key, text) => {
    expect(find(en, key)).toBe(text)
  })
})
