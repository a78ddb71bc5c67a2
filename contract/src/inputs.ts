import { z } from './zod.ts'
import { countryNames } from './countries.ts'
import { canonicalEmail, isEmailAddress } from './email-address.ts'
import { isUnitedStates } from './united-states.ts'
import { BODY_MAX_BYTES, EMAIL_MAX_CHARS, NAME_MAX_CHARS } from './limits.ts'
import { key, type MessageKey } from './messages/messages.ts'
import { NOT_A_STRING_TEXT, toBoolean } from './to-boolean.ts'

/** PostgreSQL cannot store NUL, and half a surrogate pair is no text; line breaks and tabs are fine where text is long. */
const unstorable = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/
/** One-line texts end up in mail subjects, headings and menus: no control or direction-changing characters. */
const notOneLine = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u

/** Invisible characters besides white space; inside text they join emoji and letters. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Length for minimum checks: spaces between words count, invisible characters do not, an emoji is one. */
export function hasVisibleChars(minChars: number) {
  return (text: string) => Array.from(text.replace(unseen, '').trim()).length >= minChars
}

/** A text of invisible characters only is blank. */
const isSeen = hasVisibleChars(1)

type TextRules = {
  error: MessageKey | ((issue: { input?: unknown }) => MessageKey)
  tooLong?: MessageKey
  trim?: boolean
}

/**
 * The base of every text input. `abort` stops at the length check: later patterns and normalisations may take more than
 * linear time. Trimming is linear and comes first.
 */
export function boundedText(
  maxChars: number,
  { error, tooLong = key('form.tooLong'), trim = false }: TextRules,
) {
  const text = z.string({ error })
  return (trim ? text.trim() : text).max(maxChars, { error: tooLong, abort: true })
}

function isMissing({ input }: { input?: unknown }) {
  return input === undefined || input === null
}

function requiredOrWrong(required: MessageKey) {
  return (issue: { input?: unknown }) => (isMissing(issue) ? required : key('form.wrongType'))
}

function isStorable(text: string) {
  return !unstorable.test(text)
}

/** A required text of one line, trimmed. */
export function line(maxChars: number, required: MessageKey) {
  return boundedText(maxChars, { error: requiredOrWrong(required), trim: true })
    .min(1, required)
    .refine(isSeen, required)
    .refine((text) => isStorable(text) && !notOneLine.test(text), key('form.charactersRefused'))
}

/** A required text that may have several lines, trimmed. */
export function paragraph(maxChars: number, required: MessageKey) {
  return boundedText(maxChars, { error: requiredOrWrong(required), trim: true })
    .min(1, required)
    .refine(isSeen, required)
    .refine(isStorable, key('form.charactersRefused'))
}

function orNull<Text extends z.ZodType<string>>(text: Text) {
  return text
    .transform((given) => (isSeen(given) ? given : null))
    .nullish()
    .transform((given) => given ?? null)
}

/** A text of one line that may be left out; a missing or blank one is null. */
export function lineOrNull(maxChars: number) {
  return orNull(
    boundedText(maxChars, { error: key('form.wrongType'), trim: true }).refine(
      (text) => isStorable(text) && !notOneLine.test(text),
      key('form.charactersRefused'),
    ),
  )
}

/** A text of several lines that may be left out; a missing or blank one is null. */
export function paragraphOrNull(maxChars: number) {
  return orNull(
    boundedText(maxChars, { error: key('form.wrongType'), trim: true }).refine(
      isStorable,
      key('form.charactersRefused'),
    ),
  )
}

/** A text that the caller believes to be stored: only compared, so no rule for new texts applies. */
export const storedText = boundedText(2000, { error: key('form.wrongType') })

/** A text whose schema is chosen later by another field. */
export const undecidedText = boundedText(BODY_MAX_BYTES, { error: key('form.wrongType') })

/** A text that must arrive exactly as typed: passwords and codes. */
export function exactText(maxChars: number, required: MessageKey) {
  return boundedText(maxChars, { error: requiredOrWrong(required) })
    .min(1, required)
    .refine(isStorable, key('form.charactersRefused'))
}

/** A generated text such as a token. All its errors have the same message. */
export function generatedText(maxChars: number, damaged: MessageKey) {
  return boundedText(maxChars, { error: requiredOrWrong(damaged), tooLong: damaged })
    .min(1, damaged)
    .refine(isStorable, damaged)
}

/** What somebody typed into a search box; it may be empty. */
export function searchText(maxChars: number) {
  return boundedText(maxChars, { error: key('form.wrongType'), trim: true }).refine(
    isStorable,
    key('form.charactersRefused'),
  )
}

export const firstName = line(NAME_MAX_CHARS, key('account.firstNameRequired'))
export const lastName = line(NAME_MAX_CHARS, key('account.lastNameRequired'))

/** Stored as typed, with its domain in ASCII; compared case-insensitively. */
export const email = line(EMAIL_MAX_CHARS, key('form.fillRequired'))
  .overwrite(canonicalEmail)
  .refine(isEmailAddress, key('form.emailInvalid'))

/** Accepts the United States on purpose: they are refused with 403 instead of as invalid input (400). */
export function country(required: MessageKey) {
  return line(80, required).refine(
    (text) => isUnitedStates(text) || countryNames.some((name) => name === text),
    key('account.countryUnknown'),
  )
}

/** Longer than any spelling of a boolean or number. */
const WORD_MAX_CHARS = 64
const word = boundedText(WORD_MAX_CHARS, { error: key('form.wrongType'), trim: true })

/** A boolean, or one of the words for it (docs/product.md, section 4). */
export const booleanOrWord = z
  .union([z.boolean(), word], {
    error: ({ input }) => key(typeof input === 'string' ? 'form.notBooleanText' : 'form.notString'),
  })
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

/** `form`: neither number nor short text, `digits` by default. `missing`: left out or null, `required` by default. */
type NumberTexts = { required: MessageKey; digits: MessageKey; form?: MessageKey; missing?: MessageKey }

/** A whole number, also as digits in a text: addresses and forms carry texts. */
export function wholeNumber(texts: NumberTexts, range = { minimum: 1, maximum: LARGEST_ID }) {
  return z
    .union([z.number(), word], {
      error: (issue) => (isMissing(issue) ? (texts.missing ?? texts.required) : (texts.form ?? texts.digits)),
    })
    .transform((input, context) => {
      const text = String(input)
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

/** A whole number of a range that may be left out. */
export function numberBetween(minimum: number, maximum: number) {
  const range = key('form.numberOutOfRange')
  const form = key('form.wrongType')
  return wholeNumber({ required: range, digits: range, form, missing: form }, { minimum, maximum })
}

export const idNumber = wholeNumber({ required: key('form.idInvalid'), digits: key('form.idInvalid') })

/** `limit` and `after` of the lists. */
export function pageOf(maxRows: number) {
  // Missing, not a number, too small or too large: one message with the range.
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
