import { describe, expect, it } from 'vitest'
import { kindOfNotice, noticeKindNames, type NoticeKind } from '../notice-kinds.ts'
import { en } from './en.ts'
import { switchNames } from './switch-names.ts'
import { noticeLink, noticeText } from './texts.ts'

type Mail = 'on' | 'off' | 'always'
/** The last column: the one text, or one per variant; a link of its own stands before a variant's text. */
type Row = readonly [NoticeKind, Mail, link: string, switchName: string | null, texts: string | Texts]
type Texts = Readonly<Record<string, string | readonly [link: string, text: string]>>

const club = '/clubs/3'
const members = '/clubs/3/manage#members'
const meeting = '/clubs/3#meeting-4'
const offers = '/profile?select=clubs'
const day = '24 November 2026'
const moment = '24 November 2026, 18:30 (Europe/Rome)'

/** What clubs cause, as it is specified, in the order of the mail preferences. */
const aboutClubs: readonly Row[] = [
  [
    'request_received',
    'on',
    '/clubs/3/manage#requests',
    'Requests to join',
    'Ada Rossi asks to join "Gold".',
  ],
  ['request_approved', 'on', club, 'Approved requests', 'You are now a member of "Gold".'],
  ['request_declined', 'on', club, 'Declined requests', 'Your request to join "Gold" was declined.'],
  ['request_ended', 'on', club, 'Ended requests', '"Gold" is open now. You can join it at once.'],
  ['member_joined', 'off', members, 'New members', 'Ada Rossi joined "Gold".'],
  ['member_left', 'off', members, 'Members who leave', 'Ada Rossi left "Gold".'],
  ['member_removed', 'on', club, 'Removal from a club', 'You were removed from "Gold".'],
  ['member_banned', 'on', club, 'Bans', 'You were banned from "Gold".'],
  ['member_unbanned', 'on', club, 'Lifted bans', 'Your ban from "Gold" was lifted.'],
  [
    'role_changed',
    'on',
    club,
    'My role in a club',
    {
      manager: 'You are now a manager of "Gold".',
      member: 'You are no longer a manager of "Gold".',
    },
  ],
  [
    'offer_received',
    'on',
    offers,
    'Offers of ownership',
    `Ada Rossi offers you the ownership of "Gold". Please answer by ${day}.`,
  ],
  ['offer_withdrawn', 'on', offers, 'Withdrawn offers', 'The offer of "Gold" was withdrawn.'],
  [
    'offer_ended',
    'on',
    club,
    'Answers to my offers',
    {
      accepted: 'Ada Rossi accepted the ownership of "Gold".',
      declined: 'Ada Rossi declined the ownership of "Gold".',
      expired: 'Your offer of "Gold" to Ada Rossi has expired.',
      left: 'Your offer of "Gold" ended because Ada Rossi is no longer a member.',
    },
  ],
  [
    'ownership_changed',
    'on',
    club,
    'Hand-over of a club',
    {
      new: 'You are now the owner of "Gold".',
      old: 'An administrator handed "Gold" over to Ada Rossi.',
    },
  ],
  [
    'club_reviewed',
    'on',
    club,
    'Reviews of my clubs',
    {
      verified: 'Your club "Gold" is verified.',
      declined: 'Your club "Gold" was declined.',
      pending: 'Your club "Gold" is waiting for review again.',
    },
  ],
  [
    'club_availability',
    'off',
    club,
    'Availability of clubs',
    {
      unavailable: ['/clubs', '"Gold" is not available at the moment.'],
      available: '"Gold" is available again.',
    },
  ],
  ['club_deleted', 'on', '/clubs', 'Deleted clubs', '"Gold" was deleted by its owner.'],
  [
    'announcement',
    'off',
    '/clubs/3#announcement-4',
    'Announcements',
    'New announcement in "Gold": Reading charts',
  ],
  ['meeting_new', 'off', meeting, 'New meetings', `New meeting of "Gold": Reading charts, ${moment}`],
  [
    'meeting_changed',
    'on',
    meeting,
    'Changed meetings',
    `The meeting "Reading charts" of "Gold" was changed. It takes place on ${moment}.`,
  ],
  [
    'meeting_cancelled',
    'on',
    meeting,
    'Cancelled meetings',
    `The meeting "Reading charts" of "Gold" on ${moment} was cancelled.`,
  ],
  ['meeting_reminder', 'on', meeting, 'Reminders', `Reminder: "Reading charts" of "Gold" on ${moment}.`],
  [
    'report_received',
    'off',
    '/profile?select=admin#reports',
    'New reports',
    'A report about "Gold" is waiting.',
  ],
  [
    'report_closed',
    'on',
    '/inbox',
    'My reports',
    {
      action: 'We looked into your report about "Gold" and took action.',
      no_action: 'We looked into your report about "Gold" and found no reason to act.',
    },
  ],
]

function always(link: string, texts: Partial<Record<NoticeKind, Row[4]>>): Row[] {
  return Object.entries(texts).map(([kind, text]): Row => [kind as NoticeKind, 'always', link, null, text])
}
const aboutAccounts = [
  ...always('/profile?select=account', {
    password_changed: 'Your password was changed.',
    two_factor_on: 'Two-factor authentication was turned on.',
    two_factor_off: 'Two-factor authentication was turned off.',
    recovery_code_used: 'A recovery code was used to log in.',
    signup_attempt: 'Somebody tried to register with your email address.',
    account_suspended: 'Your account was suspended.',
    account_restored: 'The suspension of your account was lifted.',
    admin_role_changed: {
      granted: 'You are now an administrator.',
      revoked: 'You are no longer an administrator.',
    },
  }),
  ...always('/profile?select=security', {
    new_device: 'New login to your account.',
    email_change_asked: 'Your email address is about to change.',
    email_changed: 'Your email address was changed.',
    email_restored: 'Your old email address was restored.',
    recovery_codes_made: 'New recovery codes were made.',
    passkey_added: 'A passkey was added.',
    passkey_removed: 'A passkey was removed.',
    passkey_copied: 'A passkey was refused.',
    data_exported: 'Your data was downloaded.',
    deletion_withdrawn: 'Your account was restored.',
    second_factor_reset: 'Your second factor was reset.',
    sessions_ended: 'You were logged out on all devices.',
  }),
]
const rows = [...aboutClubs, ...aboutAccounts]

const values = {
  name: 'Ada Rossi',
  club: 'Gold',
  title: 'Reading charts',
  date: '2026-11-24T17:30:00.000Z',
  moment: '2026-11-24T17:30:00.000Z',
  timeZone: 'Europe/Rome',
}

describe('The specified kinds of notices', () => {
  it('are all there are, in this order', () => {
    expect(noticeKindNames).toEqual(rows.map(([kind]) => kind))
  })

  it.each(rows)('%s is mailed %s and leads to %s', (kind, mail, link, switchName, texts) => {
    expect(kindOfNotice(kind).mail).toBe(mail)
    expect(Object.entries(switchNames.en).find(([name]) => name === kind)?.[1] ?? null).toBe(switchName)
    const words = en[kind]
    const variants = typeof words === 'string' ? [''] : Object.keys(words)
    const expected = typeof texts === 'string' ? { '': texts } : texts
    expect(variants).toEqual(Object.keys(expected))
    for (const [variant, one] of Object.entries(expected)) {
      const [ownLink, text] = typeof one === 'string' ? [link, one] : one
      const given = { ...values, variant }
      expect(noticeText('en', kind, given)).toBe(text)
      expect(noticeLink(kind, { clubId: 3, target: 4, values: given })).toBe(ownLink)
    }
  })

  it('are for everybody, except those that only administrators get', () => {
    expect(noticeKindNames.filter((kind) => kindOfNotice(kind).adminOnly)).toEqual(['report_received'])
  })
})
