import { brand } from '@aurivane/contract/brand'
import type { Locale } from '@aurivane/contract/locales'
import { fill } from '@aurivane/contract/messages/messages'
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
  const texts = textsIn[mail.locale]
  const own = 'values' in mail ? mail.values : {}
  const values = { ...own, name: mail.to.name, brand: brand.name, support: supportEmail }
  const draft = draftOf(mail, texts)
  const put = (text: string) => fill(text, values)
  return layOut(
    mail.kind === 'contact'
      ? { ...draft, footer: put(draft.footer) }
      : {
          ...draft,
          subject: put(draft.subject),
          paragraphs: draft.paragraphs.map(put),
          footer: put(draft.footer),
        },
  )
}

function draftOf(mail: QueuedMail, texts: MailTexts): Draft {
  if (mail.kind === 'contact') return draftForSupport(mail, texts)
  return isAboutSecurity(mail) ? draftAboutSecurity(mail, texts) : draftForMember(mail, texts)
}

function isAboutSecurity(mail: QueuedMail): mail is ToReader & SecurityMail {
  return Object.hasOwn(securityMails, mail.kind)
}

type ToReader = Pick<QueuedMail, 'to' | 'locale'>
type ToMember = Exclude<QueuedMail, { kind: 'contact' | SecurityMail['kind'] }>

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

/** The form's input is used as it is: placeholders in it are not filled. */
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
