import { brand } from '@aurivane/contract/brand'
import type { Locale } from '@aurivane/contract/locales'
import { fill } from '@aurivane/contract/messages/messages'
import { layOut } from './layout.ts'
import type { Letter } from './letter.ts'
import { de } from './texts/de.ts'
import { en, type LetterTexts } from './texts/en.ts'
import { it } from './texts/it.ts'

const textsIn: Record<Locale, LetterTexts> = { en, it, de }

/** What a letter says, before it is laid out as text and as HTML. */
export type Draft = {
  locale: Locale
  subject: string
  paragraphs: string[]
  action?: { label: string; link: string; hint: string }
  footer: string
}

export type WrittenLetter = { subject: string; text: string; html: string }

/** Writes a letter in the reader's language, as text and as HTML. */
export function writeLetter(letter: Letter, { supportEmail }: { supportEmail: string }): WrittenLetter {
  const texts = textsIn[letter.locale]
  const values = { name: letter.to.name, brand: brand.name, support: supportEmail }
  const draft = letter.kind === 'contact' ? draftForSupport(letter, texts) : draftForMember(letter, texts)
  const put = (text: string) => fill(text, values)
  return layOut(
    letter.kind === 'contact'
      ? { ...draft, footer: put(draft.footer) }
      : {
          ...draft,
          subject: put(draft.subject),
          paragraphs: draft.paragraphs.map(put),
          footer: put(draft.footer),
        },
  )
}

/** What somebody typed into the form is passed on as it is: nothing in it is a placeholder of ours. */
function draftForSupport(letter: Extract<Letter, { kind: 'contact' }>, texts: LetterTexts): Draft {
  return {
    locale: letter.locale,
    subject: fill(texts.contact.subject, { subject: letter.subject }),
    paragraphs: [fill(texts.contact.from, { replyTo: letter.replyTo }), ...letter.message.split(/\n{2,}/)],
    footer: brand.name,
  }
}

function draftForMember(letter: Exclude<Letter, { kind: 'contact' }>, texts: LetterTexts): Draft {
  const { locale, kind } = letter
  const draft = (words: { subject: string; text: string }, end: string): Draft => ({
    locale,
    subject: words.subject,
    paragraphs: [greetingOf(letter, texts), words.text, end],
    footer: texts.footer,
  })
  switch (kind) {
    case 'confirm-email':
      return {
        ...draft(texts.confirmEmail, texts.ignore),
        action: { label: texts.confirmEmail.button, link: letter.link, hint: texts.linkHint },
      }
    case 'recovery':
      return {
        ...draft(texts.recovery, texts.ignore),
        action: { label: texts.recovery.button, link: letter.link, hint: texts.linkHint },
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
        paragraphs: [greetingOf(letter, texts), texts.accountSuspended.text],
      }
    case 'signup-known-email':
      return draft(texts.signupKnownEmail, texts.ignore)
  }
}

function greetingOf({ to }: Letter, texts: LetterTexts): string {
  return to.name === '' ? texts.greetingWithoutName : texts.greeting
}
