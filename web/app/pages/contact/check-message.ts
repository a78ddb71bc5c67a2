import { CONTACT_SENDS_PER_PAGE_SESSION } from '@aurivane/contract/limits'

export type Message = { email: string; subject: string; message: string; csrf: string }
export type MessageField = 'email' | 'subject' | 'message'

export const messageFields: readonly MessageField[] = ['email', 'subject', 'message']

export type Objection =
  | { is: 'incomplete'; missing: readonly [MessageField, ...MessageField[]] }
  | { is: 'detected' }
  | { is: 'limit-reached' }

/** What keeps a message from being sent, or null. The shape of the values is the server's to judge. */
export function objectTo(message: Message, sendsSoFar: number): Objection | null {
  const [first, ...others] = messageFields.filter((field) => message[field].trim() === '')
  if (first) return { is: 'incomplete', missing: [first, ...others] }
  if (message.csrf !== '') return { is: 'detected' }
  return sendsSoFar >= CONTACT_SENDS_PER_PAGE_SESSION ? { is: 'limit-reached' } : null
}
