import { calls } from '@aurivane/contract/calls'
import type { Locale } from '@aurivane/contract/locales'
import { callApi, type ApiAnswer, type CallAnswer } from '../../api/call-api.ts'
import { forgetInvitation, readInvitation } from './invitation-token.ts'

export type InvitationOutcome = { clubID: number; answer: ApiAnswer<CallAnswer<typeof calls.keepInvitation>> }

let running: Promise<InvitationOutcome> | null = null

/** Keeps the stored invitation for the user who is logged in now, once; null where none is stored. */
export async function sendInvitation(locale: Locale): Promise<InvitationOutcome | null> {
  if (running) return running
  const stored = readInvitation()
  if (!stored) return null
  running = send(stored, locale)
  try {
    return await running
  } finally {
    running = null
  }
}

async function send({ token, clubID }: { token: string; clubID: number }, locale: Locale) {
  const answer = await callApi(calls.keepInvitation, { body: { token }, locale })
  if (isFinal(answer)) forgetInvitation()
  return { clubID, answer }
}

/** Not after a lost connection or too many requests: the same token may work later. */
function isFinal(answer: InvitationOutcome['answer']): boolean {
  if (answer.is === 'lost') return false
  return answer.is === 'answered' || (![401, 429].includes(answer.status) && answer.status < 500)
}
