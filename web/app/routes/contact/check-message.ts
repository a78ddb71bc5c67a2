import { CONTACT_SENDS_PER_PAGE_SESSION } from '@aurivane/contract/limits'
import { sentence } from '@aurivane/contract/messages/messages'
import { refuse, type FormRefusal } from '../../api/form-refusal.ts'
import type { FormValues } from '../../api/read-values.ts'

const requiredFields = ['email', 'subject', 'message'] as const
const fillRequired = sentence('form.fillRequired')

/** The reason why a message cannot be sent, or null. The server validates the format of the values. */
export function checkMessage(
  values: FormValues,
  sendsSoFar: number,
  limitReached: string,
): FormRefusal | null {
  const missing = requiredFields.filter((field) => !values[field]?.trim())
  if (missing.length > 0) {
    return refuse(fillRequired, Object.fromEntries(missing.map((field) => [field, fillRequired])))
  }
  if (values['csrf']) return refuse(sentence('form.detected'), {})
  return sendsSoFar >= CONTACT_SENDS_PER_PAGE_SESSION ? refuse(limitReached, {}) : null
}
