import type { changeContactMessage } from '@aurivane/contract/account-administration'
import type { BodyOf } from '@aurivane/contract/endpoint'
import { insertAuditEntry } from '../audit/audit.queries.ts'
import { refuseIfChanged } from '../optimistic-lock.ts'
import { refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { lockContactMessage, updateContactMessage } from './contact.queries.ts'

/** The audit names the status and that the note changed; its text may be about a person and stays out. */
export function changeMessage(
  { db, clock }: Services,
  actorId: number,
  id: number,
  { status, note, seen }: BodyOf<typeof changeContactMessage>,
) {
  return db.transaction(async (tx) => {
    const stored = await lockContactMessage(tx, id)
    refuseUnless(stored, 'message_unknown')
    refuseIfChanged(seen, stored)
    const noteChanged = stored.note !== note
    if (stored.status === status && !noteChanged) return
    const now = clock.now()
    await updateContactMessage(tx, id, { status, note, changedAt: now })
    await insertAuditEntry(tx, {
      at: now,
      actorId,
      action: 'contact.changed',
      subjectKind: 'contact',
      subjectId: id,
      before: { status: stored.status },
      after: { status, ...(noteChanged && { noteChanged }) },
    })
  })
}
