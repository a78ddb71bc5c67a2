import { z } from 'zod'
import { countryNames } from './countries.ts'
import { isUnitedStates } from './united-states.ts'
import { EMAIL_MAX_CHARS, NAME_MAX_CHARS } from './limits.ts'
import { key, type MessageKey } from './messages/messages.ts'
import { NOT_A_STRING_TEXT, toBoolean } from './to-boolean.ts'

/** PostgreSQL cannot store NUL, and half a surrogate pair is no text; line breaks and tabs are fine where text is long. */
const unstorable = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/
/** One-line texts end up in mail subjects, headings and menus: no control or direction-changing characters. */
const notOneLine = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u

/** What takes no ink, besides white space: inside real text it has its uses. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/** For texts that must have some length: spaces between words count, what cannot be seen does not, and an emoji is one. */
export function hasSeenChars(minChars: number) {
  return (text: string) => Array.from(text.replace(unseen, '').trim()).length >= minChars
}

/** A reader cannot tell a text of nothing that is seen from an empty one. */
const isSeen = hasSeenChars(1)

function plainText(required: MessageKey) {
  return z.string({
    error: (issue) => (issue.input === undefined || issue.input === null ? required : key('form.wrongType')),
  })
}

/** A required text of one line, trimmed. */
export function line(maxChars: number, required: MessageKey) {
  return plainText(required)
    .trim()
    .min(1, required)
    .refine(isSeen, required)
    .max(maxChars, key('form.tooLong'))
    .refine((text) => !unstorable.test(text) && !notOneLine.test(text), key('form.charactersRefused'))
}

/** A required text that may have several lines, trimmed. */
export function paragraph(maxChars: number, required: MessageKey) {
  return plainText(required)
    .trim()
    .min(1, required)
    .refine(isSeen, required)
    .max(maxChars, key('form.tooLong'))
    .refine((text) => !unstorable.test(text), key('form.charactersRefused'))
}

/** A text of which the caller says that it is stored: compared and never written, so no rule for new texts applies. */
export const storedText = z.string(key('form.wrongType')).max(2000, key('form.tooLong'))

/** A text that must arrive exactly as typed: passwords and codes. */
export function exactText(maxChars: number, required: MessageKey) {
  return plainText(required)
    .min(1, required)
    .max(maxChars, key('form.tooLong'))
    .refine((text) => !unstorable.test(text), key('form.charactersRefused'))
}

/** A text that we made ourselves and that nobody types: whatever has become of it on its way, one thing is said. */
export function madeText(maxChars: number, damaged: MessageKey) {
  return plainText(damaged)
    .min(1, damaged)
    .max(maxChars, damaged)
    .refine((text) => !unstorable.test(text), damaged)
}

/** What somebody typed into a search box; it may be empty. */
export function searchText(maxChars: number) {
  return z
    .string(key('form.wrongType'))
    .trim()
    .max(maxChars, key('form.tooLong'))
    .refine((text) => !unstorable.test(text), key('form.charactersRefused'))
}

export const firstName = line(NAME_MAX_CHARS, key('account.firstNameRequired'))
export const lastName = line(NAME_MAX_CHARS, key('account.lastNameRequired'))

/** Exactly one address without display name, comment, quoting or line break: it goes into mail headers. */
const emailShape =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/i

/** Kept as typed; compared without regard to case wherever it is looked up. */
export const email = line(EMAIL_MAX_CHARS, key('form.fillRequired')).refine(
  (text) => emailShape.test(text) && (text.split('@')[0] ?? '').length <= 64,
  key('form.emailInvalid'),
)

/** The United States pass the shape on purpose: they are refused by name (403) rather than as a typing error (400). */
export function country(required: MessageKey) {
  return line(80, required).refine(
    (text) => isUnitedStates(text) || countryNames.some((name) => name === text),
    key('account.countryUnknown'),
  )
}

/** A boolean, or one of the words that the specification's boolean helper understands. */
export const booleanOrWord = z
  .union([z.boolean(), z.string()], { error: key('form.notString') })
  .transform((input, context) => {
    try {
      return toBoolean(input)
    } catch (failure) {
      const isNotString = failure instanceof TypeError && failure.message === NOT_A_STRING_TEXT
      context.addIssue({
        code: 'custom',
        message: key(isNotString ? 'form.notString' : 'form.notBooleanText'),
      })
      return z.NEVER
    }
  })

const LARGEST_ID = 2 ** 31 - 1

/** `form` is for what is neither a number nor a text; without it that is told like a text without digits. */
type NumberTexts = { required: MessageKey; digits: MessageKey; form?: MessageKey }

/** A whole number, also as digits in a text: addresses and forms carry texts. */
export function wholeNumber(texts: NumberTexts, range = { minimum: 1, maximum: LARGEST_ID }) {
  return z
    .union([z.number(), z.string()], {
      error: (issue) =>
        issue.input === undefined || issue.input === null ? texts.required : (texts.form ?? texts.digits),
    })
    .transform((input, context) => {
      const text = String(input).trim()
      const number = Number(text)
      const complaint = complainAboutNumber(text, number, texts, range)
      if (complaint === null) return number
      context.addIssue({ code: 'custom', message: complaint, params: range })
      return z.NEVER
    })
}

function complainAboutNumber(
  text: string,
  number: number,
  texts: NumberTexts,
  range: { minimum: number; maximum: number },
): MessageKey | null {
  if (text === '') return texts.required
  if (!/^\d+$/.test(text)) return texts.digits
  return number >= range.minimum && number <= range.maximum ? null : key('form.numberOutOfRange')
}

export const idNumber = wholeNumber({ required: key('form.idInvalid'), digits: key('form.idInvalid') })

/** `limit` and `after` of the lists. */
export function pageOf(maxRows: number) {
  // Nothing, no digits, too few or too many: one mistake, told by its range.
  const limitText = {
    required: key('form.numberOutOfRange'),
    digits: key('form.numberOutOfRange'),
    form: key('form.wrongType'),
  }
  return {
    limit: wholeNumber(limitText, { minimum: 1, maximum: maxRows }).optional(),
    after: wholeNumber(
      { required: key('form.idInvalid'), digits: key('form.idInvalid') },
      { minimum: 0, maximum: LARGEST_ID },
    ).optional(),
  }
}
