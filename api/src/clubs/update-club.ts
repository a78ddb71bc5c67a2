import { newClubValues, type SeenClub } from '@aurivane/contract/clubs'
import type { Member } from '../auth/sessions.queries.ts'
import { parseValue, Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { refuseUnlessStill } from '../still-as-seen.ts'
import { cancels, whyNotManage } from './club-policy.ts'
import { changeClub, lockClub, type ClubChange } from './clubs.queries.ts'

type Update = { clubId: number; seen?: SeenClub | undefined; change: ClubChange }

/** The state stays what it is: an edit of a verified club keeps it verified. */
export function updateClub({ db }: Services, member: Member, { clubId, seen, change }: Update) {
  return db.transaction(async (tx) => {
    const club = await lockClub(tx, clubId)
    const no = whyNotManage(member, club)
    if (no) throw new Refusal(no, { extra: cancels(no) })
    if (club) refuseUnlessStill(seen, club)
    await changeClub(tx, clubId, change)
  })
}

/** One value as a change; which rules it must keep depends on the name in the address. */
export function toChange(valueType: 'title' | 'description' | 'privacy', value: unknown): ClubChange {
  return { [valueType]: parseValue(newClubValues[valueType], value, 'value') }
}
