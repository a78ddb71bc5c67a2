import type { z } from 'zod'
import type { Endpoint, FieldSentences } from './endpoint.ts'
import {
  sentence,
  type MessageKey,
  type MessageValues,
  type PlainMessageKey,
  type Sentence,
} from './messages/messages.ts'

export type InvalidInput = { result: Sentence; fields: FieldSentences }

type Issue = z.core.$ZodIssue

/**
 * Turns a schema's issues into messages, for the API's answer and for the browser's form: one per field, and one for the
 * whole.
 */
export function describeInvalidInput(
  endpoint: Pick<Endpoint, 'invalid' | 'explain'>,
  issues: readonly Issue[],
  input: unknown,
): InvalidInput {
  const first = new Map<string, Sentence>()
  for (const issue of issues) {
    const field = fieldOf(issue)
    if (!first.has(field)) first.set(field, sentenceOf(issue))
  }
  const found = Object.fromEntries(first)
  const fields = endpoint.explain?.(found) ?? found
  const result = wholeSentence(endpoint.invalid, Object.values(fields), input)
  return { result, fields }
}

/** `toChange.newValue.firstName` is the form's `firstName`; a contact is named with its place in the list. */
function fieldOf(issue: Issue): string {
  if (issue.path.join('.') === 'toChange') return 'toChange'
  const path = issue.path.filter((step) => step !== 'toChange' && step !== 'newValue').map(String)
  return path.join('.') || 'body'
}

function sentenceOf(issue: Issue): Sentence {
  const limits: Record<string, unknown> = { ...issue, ...(issue.code === 'custom' ? issue.params : {}) }
  const values: MessageValues = {}
  for (const name of ['minimum', 'maximum']) {
    const limit = limits[name]
    if (typeof limit === 'number') values[name] = limit
  }
  return { key: isKey(issue.message) ? issue.message : 'form.wrongType', values }
}

/** Zod's own messages are sentences. By the form alone: the browser would need all texts to look a key up. */
function isKey(message: string): message is MessageKey {
  return /^\w+\.\w+$/.test(message)
}

/** 'Please fill in the required fields' only if a required field is missing; otherwise the first field's message. */
function wholeSentence(
  invalid: PlainMessageKey | undefined,
  fields: readonly Sentence[],
  input: unknown,
): Sentence {
  const speaksForItself = fields[0] ?? sentence('request.invalid')
  if (!invalid) return speaksForItself
  const hasInput = input !== undefined && input !== null
  if (invalid === 'form.fillRequired' && hasInput && fields.every((field) => field.key !== invalid)) {
    return speaksForItself
  }
  return sentence(invalid)
}
