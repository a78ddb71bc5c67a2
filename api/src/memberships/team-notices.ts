import type { Transaction } from '../database/open-database.ts'
import { addNotices } from '../notices/add-notices.ts'
import type { Services } from '../services.ts'
import { findManagerIds } from './memberships.queries.ts'

type TeamNotice = {
  kind: 'request_received' | 'member_joined' | 'member_left'
  club: { id: number; title: string; ownerId: number | null }
  by: number
  name: string
  detail?: string | null
  event: string
}

/** Tells owner and managers what a person did. */
export async function tellTeam(tx: Transaction, services: Services, notice: TeamNotice) {
  const { kind, club, by, name, detail, event } = notice
  const managers = await findManagerIds(tx, club.id)
  await addNotices(tx, services, {
    kind,
    to: club.ownerId === null ? managers : [club.ownerId, ...managers],
    by,
    club: { id: club.id, title: club.title },
    values: { name },
    ...(detail && { detail }),
    event,
  })
}
