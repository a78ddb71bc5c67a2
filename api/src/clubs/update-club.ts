import { newClubValues, type SeenClub } from '@aurivane/contract/clubs'
import type { Member } from '../auth/sessions.queries.ts'
import type { Transaction } from '../database/open-database.ts'
import { parseValue, Refusal, refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { refuseUnlessStill } from '../still-as-seen.ts'
import { lockActiveUser } from '../users/managed-users.queries.ts'
import { cancels, whyNotManage } from './club-policy.ts'
import { changeClub, findClubsOfOwnerIn, lockClub, type ClubChange } from './clubs.queries.ts'
import { isSameTitle } from './same-title.ts'

type Update = { clubId: number; seen?: SeenClub | undefined; change: ClubChange }

/** The state stays what it is: an edit of a verified club keeps it verified. */
export function updateClub({ db }: Services, member: Member, { clubId, seen, change }: Update) {
  return db.transaction(async (tx) => {
    // As on creating: of two requests at once only one may find the title free.
    if (change.title !== undefined) refuseUnless(await lockActiveUser(tx, member.id), 'login_needed')
    const club = await lockClub(tx, clubId)
    const no = whyNotManage(member, club)
    if (no) throw new Refusal(no, { extra: cancels(no) })
    if (club) {
      refuseUnlessStill(seen, club)
      if (change.title !== undefined) await refuseTakenTitle(tx, member.id, club, change.title)
    }
    await changeClub(tx, clubId, change)
  })
}

/** A title that stays is not looked at: clubs of the same title from older times can still be edited. */
async function refuseTakenTitle(
  tx: Transaction,
  ownerId: number,
  club: { title: string; country: string },
  wanted: string,
) {
  if (isSameTitle(club.title, wanted)) return
  const others = await findClubsOfOwnerIn(tx, ownerId, club.country)
  refuseUnless(!others.some(({ title }) => isSameTitle(title, wanted)), 'club_exists')
}

/** One value as a change; which rules it must keep depends on the name in the address. */
export function toChange(valueType: 'title' | 'description' | 'privacy', value: unknown): ClubChange {
  return { [valueType]: parseValue(newClubValues[valueType], value, 'value') }
}
