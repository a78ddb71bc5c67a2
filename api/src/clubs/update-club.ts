import { newClubValues, type SeenClub } from '@aurivane/contract/clubs'
import type { Member } from '../auth/sessions.queries.ts'
import type { Transaction } from '../database/open-database.ts'
import { endRequestsOfClub } from '../membership-requests/membership-requests.queries.ts'
import { addNoticesLater } from '../notices/add-notices-later.ts'
import { parseValue, Refusal, refuseUnless } from '../refusal.ts'
import type { Services } from '../services.ts'
import { refuseIfChanged } from '../optimistic-lock.ts'
import { lockActiveUser } from '../users/managed-users.queries.ts'
import { cancels, whyNotManage } from './club-policy.ts'
import { changeClub, findClubsOfOwnerIn, lockClub, type ClubChange } from './clubs.queries.ts'
import { isSameTitle } from './same-title.ts'

type Update = { clubId: number; seen?: SeenClub | undefined; change: ClubChange }

/** The state stays what it is: an edit of a verified club keeps it verified. */
export function updateClub({ db, clock }: Services, member: Member, { clubId, seen, change }: Update) {
  return db.transaction(async (tx) => {
    // As on creation: only one of two concurrent requests may get the title.
    if (change.title !== undefined) refuseUnless(await lockActiveUser(tx, member.id), 'login_needed')
    const club = await lockClub(tx, clubId)
    const no = whyNotManage(member, club)
    if (no) throw new Refusal(no, { extra: cancels(no) })
    if (club) {
      refuseIfChanged(seen, club)
      if (change.title !== undefined) await refuseTakenTitle(tx, member.id, club, change.title)
    }
    await changeClub(tx, clubId, change)
    if (club?.privacy && change.privacy === false) {
      await endRequests(tx, { id: clubId, title: change.title ?? club.title }, member.id, clock.now())
    }
  })
}

/** A club that became open can be joined at once: requests to join it end, and each person is told. */
async function endRequests(tx: Transaction, club: { id: number; title: string }, by: number, now: Date) {
  const to = await endRequestsOfClub(tx, club.id, now)
  const event = `club:${club.id}:opened:${now.toISOString()}`
  await addNoticesLater(tx, { kind: 'request_ended', to, by, club, event })
}

/** An unchanged title is not checked, so that older clubs with equal titles can still be edited. */
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

/** One value as a change; the name in the path decides which rules apply. */
export function toChange(valueType: 'title' | 'description' | 'privacy', value: unknown): ClubChange {
  return { [valueType]: parseValue(newClubValues[valueType], value, 'value') }
}
