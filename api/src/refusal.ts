import type { MessageValues } from '@aurivane/contract/messages/messages'
import type { RefusalAnswer } from '@aurivane/contract/answers'
import type { RefusalCode } from '@aurivane/contract/refusal-codes'
import type { z } from 'zod'

type Details = {
  values?: MessageValues
  /** Further fields of the answer, where the interface has them. */
  extra?: Omit<RefusalAnswer, 'result' | 'code' | 'fields'>
  /** The fields of the input that it is about; each gets the same text. */
  fields?: readonly string[]
  retryAfterSeconds?: number
}

/** An expected refusal. Thrown, so that it rolls the transaction back; `http/errors.ts` turns it into status and text. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: Details

  constructor(code: RefusalCode, details: Details = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }
}

/** Invalid input that a use case found, where the path decides which schema applies. */
export class InvalidValue extends Error {
  readonly issues: readonly z.core.$ZodIssue[]
  readonly input: unknown

  constructor(issues: readonly z.core.$ZodIssue[], input: unknown) {
    super('invalid value')
    this.name = 'InvalidValue'
    this.issues = issues
    this.input = input
  }
}

export function refuseUnless(condition: unknown, code: RefusalCode, details?: Details): asserts condition {
  if (!condition) throw new Refusal(code, details)
}

/** Parses with the schema that applies here; `field` is the form's name for it. */
export function parseValue<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  field?: string,
): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map((issue) =>
    field ? { ...issue, path: [field, ...issue.path] } : issue,
  )
  throw new InvalidValue(issues, field ? { [field]: input } : input)
}
