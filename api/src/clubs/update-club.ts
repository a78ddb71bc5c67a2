import { newClubValues, type SeenClub, type updateClub as contract } from '@aurivane/contract/clubs'
import type { BodyOf } from '@aurivane/contract/endpoint'
import type { Member } from '../auth/sessions.queries.ts'
import { parseValue, Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { refuseUnlessStill } from '../still-as-seen.ts'
import { cancels, whyNotManage } from './club-policy.ts'
import { changeClub, lockClub } from './clubs.queries.ts'

type Change = Omit<BodyOf<typeof contract>, 'clubID' | 'seen'>
type Update = { clubID: number; seen?: SeenClub | undefined; change: Partial<Change> }

/** The state stays what it is: an edit of a verified club keeps it verified. */
export function updateClub({ db }: Services, member: Member, { clubID, seen, change }: Update) {
  return db.transaction(async (tx) => {
    const club = await lockClub(tx, clubID)
    const no = whyNotManage(member, club)
    if (no) throw new Refusal(no, { extra: cancels(no) })
    if (club) refuseUnlessStill(seen, club)
    await changeClub(tx, clubID, change)
  })
}

/** One value as a change; which rules it must keep depends on the name in the address. */
export function toChange(valueType: 'title' | 'description' | 'privacy', value: unknown): Partial<Change> {
  return { [valueType]: parseValue(newClubValues[valueType], value, 'value') }
}
