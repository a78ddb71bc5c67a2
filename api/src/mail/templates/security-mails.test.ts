import { describe, expect, it } from 'vitest'
import { locales } from '@aurivane/contract/locales'
import { renderMail } from './render-mail.ts'
import { securityMails, type SecurityMailKind } from './queued-mail.ts'

const subjects: Record<SecurityMailKind, string> = {
  'new-device': 'New login to your account',
  'password-changed-by-owner': 'Your password was changed',
  'recovery-codes-made': 'New recovery codes were made',
  'email-change-link': 'Confirm your new email address',
  'email-change-asked': 'Your email address is about to change',
  'email-change-known': 'Somebody wanted to use your email address',
  'email-changed': 'Your email address was changed',
  'email-changed-from': 'Your email address was changed',
  'email-restored': 'Your old email address was restored',
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
  'passkey-copied': 'A passkey was refused',
  'data-exported': 'Your data was downloaded',
  'deletion-requested': 'Your account will be deleted',
  'deletion-withdrawn': 'Your account was restored',
  'account-erased': 'Your account was deleted',
  'second-factor-reset': 'Your second factor was reset',
  'sessions-ended': 'You were logged out on all devices',
  'recovery-code-used': 'A recovery code was used to log in',
}
const kinds = Object.keys(securityMails) as SecurityMailKind[]
const values = {
  device: 'Firefox on Windows',
  network: '203.0.113.0/24',
  time: 'now',
  left: '9',
  newEmail: 'n***@example.com',
  passkey: 'Phone',
  date: '1 December 2026',
  clubs: 'None',
  reason: 'Lost phone',
  removed: 'All',
}

describe.each(locales)('The mails about security in %s', (locale) => {
  it.each(kinds)('%s: every placeholder is filled, and the link is in text and HTML', (kind) => {
    const link = 'https://example.com/auth/email-undo?token=abc'
    const to = { name: 'Ada', address: 'ada@example.com' }
    const mail = renderMail({ kind, to, locale, values, link }, { supportEmail: 'help@example.com' })
    expect(mail.subject + mail.text + mail.html).not.toContain('{{')
    expect(mail.text).toContain(link)
    expect(mail.html).toContain(link)
    if (locale === 'en') {
      expect(mail.text).toContain('If this was not you')
      expect(mail.subject).toBe(subjects[kind])
    }
  })
})
