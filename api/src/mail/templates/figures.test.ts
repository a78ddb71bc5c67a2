import { describe, expect, it } from 'vitest'
import { locales, type Locale } from '@aurivane/contract/locales'
import { noticeKindNames, type NoticeKind } from '@aurivane/contract/notice-kinds'
import { en as noticeTexts } from '@aurivane/contract/notices/en'
import { figuresIn } from '../../../../testing/figures-in.ts'
import { renderMail } from './render-mail.ts'
import { securityMails, type QueuedMail, type SecurityMailKind } from './queued-mail.ts'

const link = 'https://example.com/'
const to = { name: 'Ada', address: 'ada@example.com' }

function variantsOf(kind: NoticeKind): string[] {
  const texts: string | Readonly<Record<string, string>> = noticeTexts[kind]
  return typeof texts === 'string' ? [''] : Object.keys(texts)
}

/** Every mail that is sent, in one language. */
function listMails(locale: Locale): QueuedMail[] {
  const own = { to, locale }
  const values = { date: '2026-12-01T12:00:00Z', moment: '2026-12-01T12:00:00Z', timeZone: 'Europe/Rome' }
  const plain = [
    'password-changed',
    'password-changed-and-confirmed',
    'two-factor-on',
    'two-factor-off',
    'signup-known-email',
  ] as const
  return [
    { ...own, kind: 'confirm-email', link },
    { ...own, kind: 'recovery', link },
    { ...own, kind: 'account-suspended', reason: 'Spam' },
    { ...own, kind: 'contact', replyTo: 'bob@example.com', subject: 'Question', message: 'Hello' },
    ...plain.map((kind) => ({ ...own, kind })),
    ...(Object.keys(securityMails) as SecurityMailKind[]).map((kind) => ({ ...own, kind, link })),
    ...noticeKindNames.flatMap((kind) =>
      variantsOf(kind).map((variant) => ({
        ...own,
        kind: 'notice' as const,
        notice: { kind, values: { ...values, variant } },
        reason: null,
        link,
        preferencesLink: link,
      })),
    ),
  ]
}

describe.each(locales)('Mails in %s', (locale) => {
  it('name no return: they have no block for the risk beside it', () => {
    const mails = listMails(locale)
    expect(mails.length).toBeGreaterThan(40)
    for (const mail of mails) {
      const { subject, text, html } = renderMail(mail, { supportEmail: 'help@example.com' })
      expect(text.length).toBeGreaterThan(20)
      expect(figuresIn(`${subject}\n${text}\n${html}`)).toEqual([])
    }
  })
})
