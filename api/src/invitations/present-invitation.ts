import type { ListedInvitation } from '@aurivane/contract/invitations'
import type { KeptInvitation } from '@aurivane/contract/memberships'
import { presentPerson } from '../memberships/person.ts'
import type { OpenInvitationRow, WorkingInvitation } from './invitations.queries.ts'

export function presentInvitation({ madeAt, expiresAt, by, ...row }: OpenInvitationRow): ListedInvitation {
  return {
    ...row,
    by: presentPerson(by),
    date: madeAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    left: row.uses - row.used,
  }
}

export function presentKeptInvitation({
  id,
  club,
  by,
  expiresAt,
}: WorkingInvitation & { id: number }): KeptInvitation {
  return { id, club, by: presentPerson(by), expiresAt: expiresAt.toISOString() }
}
