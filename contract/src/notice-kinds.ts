/** How a kind of notice is mailed: `on` and `off` are what the switch shows at first, `always` has no switch. */
type KindOfNotice = {
  mail: 'on' | 'off' | 'always'
  /** Path without language prefix; `{club}` and `{target}` are ids. By variant where the texts of a kind lead to different pages. */
  link: string | Readonly<Record<string, string>>
  /** Only administrators get it and have its switch. */
  adminOnly?: true
  /** The event has a mail of its own, so the notice causes none. */
  hasOwnMail?: true
}

const account = { mail: 'always', link: '/profile?select=account' } as const
const accountWithMail = { ...account, hasOwnMail: true } as const
const security = { mail: 'always', link: '/profile?select=security', hasOwnMail: true } as const

const clubPage = '/clubs/{club}'
const members = '/clubs/{club}/manage#members'
const meeting = '/clubs/{club}#meeting-{target}'
const offers = '/profile?select=clubs'

/** Every kind of notice, in the order of the mail preferences. */
export const noticeKinds = {
  request_received: { mail: 'on', link: '/clubs/{club}/manage#requests' },
  request_approved: { mail: 'on', link: clubPage },
  request_declined: { mail: 'on', link: clubPage },
  request_ended: { mail: 'on', link: clubPage },
  member_joined: { mail: 'off', link: members },
  member_left: { mail: 'off', link: members },
  member_removed: { mail: 'on', link: clubPage },
  member_banned: { mail: 'on', link: clubPage },
  member_unbanned: { mail: 'on', link: clubPage },
  role_changed: { mail: 'on', link: clubPage },
  offer_received: { mail: 'on', link: offers },
  offer_withdrawn: { mail: 'on', link: offers },
  offer_ended: { mail: 'on', link: clubPage },
  ownership_changed: { mail: 'on', link: clubPage },
  club_reviewed: { mail: 'on', link: clubPage },
  club_availability: { mail: 'off', link: { unavailable: '/clubs', available: clubPage } },
  club_deleted: { mail: 'on', link: '/clubs' },
  announcement: { mail: 'off', link: '/clubs/{club}#announcement-{target}' },
  meeting_new: { mail: 'off', link: meeting },
  meeting_changed: { mail: 'on', link: meeting },
  meeting_cancelled: { mail: 'on', link: meeting },
  meeting_reminder: { mail: 'on', link: meeting },
  report_received: { mail: 'off', link: '/profile?select=admin#reports', adminOnly: true },
  report_closed: { mail: 'on', link: '/inbox' },
  password_changed: accountWithMail,
  two_factor_on: accountWithMail,
  two_factor_off: accountWithMail,
  recovery_code_used: accountWithMail,
  signup_attempt: accountWithMail,
  account_suspended: accountWithMail,
  account_restored: account,
  admin_role_changed: account,
  new_device: security,
  email_change_asked: security,
  email_changed: security,
  email_restored: security,
  recovery_codes_made: security,
  passkey_added: security,
  passkey_removed: security,
  passkey_copied: security,
  data_exported: security,
  deletion_withdrawn: security,
  second_factor_reset: security,
  sessions_ended: security,
} as const satisfies Record<string, KindOfNotice>

export type NoticeKind = keyof typeof noticeKinds
export const noticeKindNames = Object.keys(noticeKinds) as [NoticeKind, ...NoticeKind[]]

export function kindOfNotice(kind: NoticeKind): KindOfNotice {
  return noticeKinds[kind]
}
