import { brand } from '@aurivane/contract/brand'
import type { Locale } from '@aurivane/contract/locales'
import { fill } from '@aurivane/contract/messages/messages'
import { kindOfNotice } from '@aurivane/contract/notice-kinds'
import { noticeText } from '@aurivane/contract/notices/texts'
import { layOut } from './layout.ts'
import { securityMails, type QueuedMail, type SecurityMail } from './queued-mail.ts'
import { de } from './texts/de.ts'
import { en, type MailTexts } from './texts/en.ts'
import { it } from './texts/it.ts'

const textsIn: Record<Locale, MailTexts> = { en, it, de }

/** The content of a mail before it becomes text and HTML. */
export type Draft = {
  locale: Locale
  subject: string
  paragraphs: string[]
  action?: { label: string; link: string; hint: string }
  footer: string
}

export type RenderedMail = { subject: string; text: string; html: string }

/** Renders a mail in the reader's language, as text and as HTML. */
export function renderMail(mail: QueuedMail, { supportEmail }: { supportEmail: string }): RenderedMail {
  const own = 'values' in mail ? mail.values : {}
  const values = { ...own, name: mail.to.name, brand: brand.name, support: supportEmail }
  return layOut(draftOf(mail, textsIn[mail.locale], (text) => fill(text, values)))
}

/** Fills our own texts. What people wrote is used as it is: placeholders in it are not filled. */
type Put = (text: string) => string

function draftOf(mail: QueuedMail, texts: MailTexts, put: Put): Draft {
  if (mail.kind === 'contact') return draftForSupport(mail, texts)
  if (mail.kind === 'notice') return draftOfNotice(mail, texts, put)
  const words = isAboutSecurity(mail) ? draftAboutSecurity(mail, texts) : draftForMember(mail, texts)
  const { subject, paragraphs, footer, ...draft } = words
  const reason = mail.kind === 'account-suspended' ? mail.reason : undefined
  return {
    ...draft,
    subject: put(subject),
    paragraphs: [...paragraphs.map(put), ...(reason === undefined ? [] : [reasonOf(texts, reason)])],
    footer: put(footer),
  }
}

function draftOfNotice(mail: Extract<QueuedMail, { kind: 'notice' }>, texts: MailTexts, put: Put): Draft {
  const { locale, notice, reason } = mail
  const text = noticeText(locale, notice.kind, notice.values)
  const isChosen = kindOfNotice(notice.kind).mail !== 'always'
  return {
    locale,
    subject: text,
    paragraphs: [
      put(greetingOf(mail, texts)),
      reason === null ? text : `${text}\n\n${reasonOf(texts, reason)}`,
      isChosen ? `${texts.notice.choose}\n${mail.preferencesLink}` : '',
    ],
    action: { label: texts.notice.button, link: mail.link, hint: texts.linkHint },
    footer: put(texts.footer),
  }
}

function reasonOf(texts: MailTexts, reason: string): string {
  return fill(texts.notice.reason, { reason })
}

function isAboutSecurity(mail: QueuedMail): mail is ToReader & SecurityMail {
  return Object.hasOwn(securityMails, mail.kind)
}

type ToReader = Pick<QueuedMail, 'to' | 'locale'>
type ToMember = Exclude<QueuedMail, { kind: 'contact' | 'notice' | SecurityMail['kind'] }>

function draftAboutSecurity(mail: ToReader & SecurityMail, texts: MailTexts): Draft {
  const { words: name, end } = securityMails[mail.kind]
  const words: { subject: string; text: string; button?: string } = texts.security[name]
  const { link } = mail
  return {
    locale: mail.locale,
    subject: words.subject,
    paragraphs: [greetingOf(mail, texts), words.text, texts[end]],
    ...(link !== undefined && { action: { label: words.button ?? '', link, hint: texts.linkHint } }),
    footer: texts.footer,
  }
}

function draftForSupport(mail: Extract<QueuedMail, { kind: 'contact' }>, texts: MailTexts): Draft {
  return {
    locale: mail.locale,
    subject: fill(texts.contact.subject, { subject: mail.subject }),
    paragraphs: [fill(texts.contact.from, { replyTo: mail.replyTo }), ...mail.message.split(/\n{2,}/)],
    footer: brand.name,
  }
}

function draftForMember(mail: ToMember, texts: MailTexts): Draft {
  const { locale, kind } = mail
  const draft = (words: { subject: string; text: string }, end: string): Draft => ({
    locale,
    subject: words.subject,
    paragraphs: [greetingOf(mail, texts), words.text, end],
    footer: texts.footer,
  })
  switch (kind) {
    case 'confirm-email':
      return {
        ...draft(texts.confirmEmail, texts.ignore),
        action: { label: texts.confirmEmail.button, link: mail.link, hint: texts.linkHint },
      }
    case 'recovery':
      return {
        ...draft(texts.recovery, texts.ignore),
        action: { label: texts.recovery.button, link: mail.link, hint: texts.linkHint },
      }
    case 'password-changed':
      return draft(texts.passwordChanged, texts.worried)
    case 'password-changed-and-confirmed':
      return draft(texts.passwordChangedAndConfirmed, texts.worried)
    case 'two-factor-on':
      return draft(texts.twoFactorOn, texts.worried)
    case 'two-factor-off':
      return draft(texts.twoFactorOff, texts.worried)
    case 'account-suspended':
      return {
        ...draft(texts.accountSuspended, ''),
        paragraphs: [greetingOf(mail, texts), texts.accountSuspended.text],
      }
    case 'signup-known-email':
      return draft(texts.signupKnownEmail, texts.ignore)
  }
}

function greetingOf({ to }: ToReader, texts: MailTexts): string {
  return to.name === '' ? texts.greetingWithoutName : texts.greeting
}
