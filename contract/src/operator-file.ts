import { z } from 'zod'
import { countries, type Country } from './countries.ts'
import { isEmailAddress } from './email-address.ts'

/**
 * What the operator says about itself, its figures, costs and licences: the file that OPERATOR_FILE names. All of it is
 * public. Errors complete the line that begins with the path of the key. Browsers need the types alone.
 */
const FACT_MAX_CHARS = 300
const PARAGRAPHS_MAX = 10
const YEARLY_COST_MAX_PERCENT = 20

const fact = z
  .string({ error: mustBe(`a text of 1 to ${FACT_MAX_CHARS} characters`) })
  .trim()
  .min(1, mustBe(`a text of 1 to ${FACT_MAX_CHARS} characters`))
  .max(FACT_MAX_CHARS, mustBe(`a text of 1 to ${FACT_MAX_CHARS} characters`))
const sentence = z
  .string({ error: mustBe('a text that is not empty') })
  .trim()
  .min(1, mustBe('a text that is not empty'))
const paragraphs = z
  .array(sentence, { error: mustBe(`a list of 1 to ${PARAGRAPHS_MAX} paragraphs`) })
  .min(1, mustBe(`a list of 1 to ${PARAGRAPHS_MAX} paragraphs`))
  .max(PARAGRAPHS_MAX, mustBe(`a list of 1 to ${PARAGRAPHS_MAX} paragraphs`))
const address = z
  .string({ error: mustBe('an address that begins with https://') })
  .refine(isHttpsAddress, mustBe('an address that begins with https://'))
const netOfCosts = z.boolean({ error: mustBe('true or false') })

const source = keys({ en: sentence, it: sentence, de: sentence })
const section = keys({ en: paragraphs, it: paragraphs, de: paragraphs })
const licence = keys({ holder: fact, number: fact, registerUrl: address.optional() })

const licences = Object.fromEntries(countries.map(({ code }) => [code, licence])) as Record<
  Country['code'],
  typeof licence
>

/** `today` as YYYY-MM-DD: a figure cannot be of a day that has not come yet. */
export function operatorFile(today: string) {
  const asOf = z.iso
    .date({ error: mustBe('a day as YYYY-MM-DD') })
    .refine((day) => day <= today, mustBe('a day that is not in the future'))
  const statement = keys({ asOf, source, netOfCosts }).partial()
  return keys({
    operator: keys({
      name: fact,
      address: fact,
      representedBy: fact,
      register: fact,
      vatNumber: fact,
      supervisor: fact,
      supervisorUrl: address.max(
        FACT_MAX_CHARS,
        mustBe(`an address of at most ${FACT_MAX_CHARS} characters`),
      ),
      email: fact.refine(isEmailAddress, mustBe('one email address')),
      phone: fact,
    }).partial(),
    figures: keys({
      losses: keys({ percent: percentUpTo(100), asOf, source }),
      weekly: statement,
      monthly: statement,
    }).partial(),
    yearlyCostPercent: percentUpTo(YEARLY_COST_MAX_PERCENT),
    sections: keys({
      costs: section,
      custody: section,
      withdrawal: section,
      complaints: section,
      earnings: section,
    }).partial(),
    licences: keys(licences).partial(),
    promotionOff: z.array(
      z.string({ error: mustBe('a two-letter country code in capitals') }).regex(/^[A-Z]{2}$/, {
        error: mustBe('a two-letter country code in capitals'),
      }),
      { error: mustBe('a list of country codes') },
    ),
  }).partial()
}

export type OperatorFile = z.infer<ReturnType<typeof operatorFile>>
export type OperatorFigures = NonNullable<OperatorFile['figures']>
export type OperatorSection = keyof NonNullable<OperatorFile['sections']>
export type Licence = z.infer<typeof licence>
/** The same text in every language. */
export type LocalizedText = z.infer<typeof source>

function mustBe(what: string): string {
  return `must be ${what}`
}

/** An object that may have no other keys: a misspelt one would be left out without a word. */
function keys<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'invalid_type' ? mustBe('an object') : undefined),
  })
}

function percentUpTo(max: number) {
  const error = mustBe(`a number from 0 to ${max} with at most one decimal`)
  return z.number({ error }).min(0, error).max(max, error).refine(hasOneDecimal, error)
}

/** By its shortest decimal form, since 76.1 × 10 is not a whole number in binary. */
function hasOneDecimal(value: number): boolean {
  return /^\d+(\.\d)?$/.test(String(value))
}

function isHttpsAddress(text: string): boolean {
  if (!/^https:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false
  return new URL(text).username === ''
}
