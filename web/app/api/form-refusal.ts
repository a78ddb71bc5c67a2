import type { Call } from '@aurivane/contract/call'
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

/** Messages of our own schemas are keys, so they follow a language switch; the server's messages are plain texts. */
export type Said = string | Sentence

export type FormRefusal = {
  is: 'refused'
  text: Said
  fields: Record<string, Said>
  /** No field is at fault, so the banner takes the focus. */
  takesFocus: boolean
  isSaidByField: boolean
  /** No answer arrived, so the form offers to send again. */
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

/** Renames the fields of a refusal to the form's own field names. */
export function moveFields(refusal: FormRefusal, fieldOf: (name: string) => string): FormRefusal {
  const moved = Object.entries(refusal.fields).map(([name, said]) => [fieldOf(name), said])
  return { ...refusal, fields: Object.fromEntries(moved) }
}

/** 'Please fill in the required fields' is about the whole form; a single field shows just 'Required'. */
export function isAboutWholeForm(said: Said): boolean {
  return typeof said !== 'string' && said.key === 'form.fillRequired'
}

function isSame(said: Said, other: Said): boolean {
  if (typeof said === 'string' || typeof other === 'string') return said === other
  return said.key === other.key && !isAboutWholeForm(said)
}

/** Validates the input with the call's schemas; null if it is valid. */
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
