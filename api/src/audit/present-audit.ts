import type { AuditEntry } from '@aurivane/contract/administration'
import type { AuditAction, AuditRow } from './audit.queries.ts'

/** Erased accounts keep their id in the audit, not their name. */
const DELETED_USER = 'Deleted User'

export function presentAuditEntry({
  at,
  action,
  subjectKind,
  subjectId,
  actorId,
  actor,
  ...entry
}: AuditRow): AuditEntry {
  return {
    ...entry,
    date: at.toISOString(),
    // Only these are ever written; the column itself is a plain text.
    action: action as AuditAction,
    actor:
      actorId === null
        ? null
        : { id: actorId, name: actor ? `${actor.firstName} ${actor.lastName}` : DELETED_USER },
    subject: `${subjectKind} ${subjectId}`,
  }
}
