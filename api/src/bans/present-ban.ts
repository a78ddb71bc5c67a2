import type { ListedBan } from '@aurivane/contract/bans'
import { presentPerson } from '../memberships/person.ts'
import type { BanRow } from './bans.queries.ts'

export function presentBan({ id, userId, person, reason, by, at }: BanRow): ListedBan {
  return {
    id,
    userID: userId,
    person: presentPerson(person),
    reason,
    by: presentPerson(by),
    date: at.toISOString(),
  }
}
