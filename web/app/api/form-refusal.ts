import type { Call } from '@aurivane/contract/calls'
import type { FieldSentences } from '@aurivane/contract/endpoint'
import { describeInvalidInput } from '@aurivane/contract/invalid-input'
import type { PlainMessageKey, Sentence } from '@aurivane/contract/messages/messages'
import type { z } from 'zod'
import type { PlainInput } from './call-api.ts'

/** An endpoint with its schemas, or a row of `calls`, where there is nothing to validate in the browser. */
export type FormCall = Call & {
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  invalid?: PlainMessageKey
  explain?: (fields: FieldSentences) => FieldSentences
}

/** Sentences of our own schemas follow a language switch; what the server said stays as it was said. */
export type Said = string | Sentence

export type FormRefusal = {
  is: 'refused'
  text: Said
  fields: Record<string, Said>
  /** No field is at fault, so the banner takes the focus. */
  takesFocus: boolean
  isSaidByField: boolean
  /** No answer came: sending it again is the way on. */
  isLost: boolean
}

export function refuse(text: Said, fields: Record<string, Said>, isLost = false): FormRefusal {
  const beside = Object.values(fields)
  return {
    is: 'refused',
    text,
    fields,
    takesFocus: beside.length === 0,
    isSaidByField: beside.some((said) => isSame(said, text)),
    isLost,
  }
}

/** The same refusal, beside the fields as the form calls them. */
export function moveFields(refusal: FormRefusal, fieldOf: (name: string) => string): FormRefusal {
  const moved = Object.entries(refusal.fields).map(([name, said]) => [fieldOf(name), said])
  return { ...refusal, fields: Object.fromEntries(moved) }
}

/** 'Please fill in the required fields' speaks of the whole form; beside one field a word is enough. */
export function isAboutWholeForm(said: Said): boolean {
  return typeof said !== 'string' && said.key === 'form.fillRequired'
}

function isSame(said: Said, other: Said): boolean {
  if (typeof said === 'string' || typeof other === 'string') return said === other
  return said.key === other.key && !isAboutWholeForm(said)
}

/** What the call's own schemas have against the input; null for nothing. */
export function validate(call: FormCall, input: PlainInput): FormRefusal | null {
  for (const part of ['params', 'query', 'body'] as const) {
    const checked = call[part]?.safeParse(input[part])
    if (checked && !checked.success) {
      const { result, fields } = describeInvalidInput(call, checked.error.issues, input[part])
      return refuse(result, fields)
    }
  }
  return null
}
