import { DAY_MS } from '@aurivane/contract/limits'
import { hashToken, makeToken } from '../../src/auth/tokens.ts'
import { announcements, calendarAddresses, meetings } from '../../src/database/meetings-schema.ts'
import {
  bans,
  clubOffers,
  invitations,
  keptInvitations,
  membershipRequests,
  memberships,
} from '../../src/database/memberships-schema.ts'
import { makeClub, makeMember, type ClubFacts } from './clubs.ts'
import type { ClubCase, ClubRole, Made, Thing } from './club-role-cases.ts'
import { localTimeIn } from './meetings.ts'
import type { Member } from './people.ts'
import type { Site } from './site.ts'

/** `target` is acted on; `applicant` asks, keeps and reports. */
export type Cast = Record<Exclude<ClubRole, 'visitor'> | 'target' | 'applicant', Member>
type Place = { site: Site; cast: Cast; role: ClubRole; clubId: number; now: Date }

export async function makeCast({ people }: Site): Promise<Cast> {
  const unconfirmed = { confirmedEmail: false }
  return {
    user: await people.member(),
    unconfirmed: await people.member(unconfirmed),
    member: await people.member(),
    manager: await people.member(),
    unconfirmedManager: await people.member(unconfirmed),
    owner: await people.member(),
    unconfirmedOwner: await people.member(unconfirmed),
    banned: await people.member(),
    admin: await people.admin(),
    target: await people.member(),
    applicant: await people.member(),
  }
}

/** A new verified club with everybody in their place, and what the call acts on. */
export async function setClubStage(
  site: Site,
  { cast, role }: { cast: Cast; role: ClubRole },
  { isClosed = false, on }: Pick<ClubCase, 'isClosed' | 'on'>,
  facts: ClubFacts = {},
): Promise<Made> {
  const owner = ownerFor(cast, role)
  const clubId = await makeClub(site, owner, { state: 'verified', privacy: isClosed, ...facts })
  const now = site.clock.now()
  const placeOf = ({ id: userId }: Member) => ({ clubId, userId })
  await site.db.insert(memberships).values([
    { ...placeOf(cast.member), since: now },
    { ...placeOf(cast.manager), since: now, role: 'manager' },
    { ...placeOf(cast.unconfirmedManager), since: now, role: 'manager' },
  ])
  await site.db.insert(bans).values({ ...placeOf(cast.banned), byId: owner.id, reason: 'Spam', at: now })
  return { clubID: clubId, ...(on && (await makers[on]({ site, cast, role, clubId, now }))) }
}

/** Only the owner without a confirmed email has a club without a confirmed owner. */
function ownerFor(cast: Cast, role: ClubRole): Member {
  return role === 'unconfirmedOwner' ? cast.unconfirmedOwner : cast.owner
}

/** A visitor has nothing of their own: the call is about what belongs to somebody else. */
function callerIn({ cast, role }: Place): Member {
  return role === 'visitor' ? cast.applicant : cast[role]
}

/** Whether it belongs to the caller, and so differs between the roles. */
export function isOwn(thing: Thing | undefined): boolean {
  const own: (Thing | undefined)[] = ['caller', 'ownRequest', 'ownInvitation', 'ownOffer', 'calendarAddress']
  return own.includes(thing)
}

const makers: Record<Thing, (place: Place) => Promise<Partial<Made>>> = {
  async member({ site, clubId, cast: { target } }) {
    await makeMember(site, clubId, target)
    return { userID: target.id }
  },
  async otherManager({ site, clubId, cast: { target } }) {
    await makeMember(site, clubId, target, 'manager')
    return { userID: target.id }
  },
  clubOwner: async ({ cast, role }) => ({ userID: ownerFor(cast, role).id }),
  caller: async (place) => ({ userID: callerIn(place).id }),
  bannedPerson: async ({ cast }) => ({ userID: cast.banned.id }),
  applicant: (place) => ask(place, place.cast.applicant),
  ownRequest: (place) => (isUninvolved(place) ? ask(place, callerIn(place)) : Promise.resolve({})),
  invitation: invite,
  ownInvitation: (place) => keepFor(place, callerIn(place)),
  invitationOfAnother: (place) => keepFor(place, place.cast.applicant),
  async offer(place) {
    await makeMember(place.site, place.clubId, place.cast.target)
    return offerTo(place, place.cast.target)
  },
  ownOffer: (place) => (mayBeOffered(place) ? offerTo(place, callerIn(place)) : Promise.resolve({})),
  async announcement({ site, clubId, cast, now }) {
    const words = { title: 'A title', text: 'A text' }
    const row = { clubId, authorId: cast.owner.id, ...words, createdAt: now }
    const [made] = await site.db.insert(announcements).values(row).returning({ id: announcements.id })
    return { announcementID: idOf(made) }
  },
  meeting: plan,
  async calendarAddress(place) {
    const { site, clubId, now } = place
    const tokenHash = hashToken(makeToken())
    await site.db
      .insert(calendarAddresses)
      .values({ clubId, userId: callerIn(place).id, tokenHash, createdAt: now })
    return {}
  },
  async report({ clubId, cast: { applicant } }) {
    const answer = await applicant.post(`/clubs/${clubId}/reports`, { reason: 'spam' })
    return { reportID: idOf({ id: answer.body['reportID'] as number | undefined }) }
  },
}

function isUninvolved({ role }: Place): boolean {
  return role === 'user' || role === 'unconfirmed' || role === 'admin'
}

function mayBeOffered({ role }: Place): boolean {
  return role === 'member' || role === 'manager' || role === 'unconfirmedManager'
}

function idOf(row: { id?: number | undefined } | undefined): number {
  if (row?.id === undefined) throw new Error('nothing was made')
  return row.id
}

async function ask({ site, clubId, now }: Place, { id: userId }: Member) {
  const [made] = await site.db
    .insert(membershipRequests)
    .values({ clubId, userId, askedAt: now })
    .returning({ id: membershipRequests.id })
  return { requestID: idOf(made), userID: userId }
}

async function invite({ site, clubId, cast, now }: Place) {
  const token = makeToken()
  const times = { madeAt: now, expiresAt: new Date(now.getTime() + DAY_MS) }
  const [made] = await site.db
    .insert(invitations)
    .values({ clubId, byId: cast.manager.id, tokenHash: hashToken(token), ...times, uses: 1 })
    .returning({ id: invitations.id })
  return { invitationID: idOf(made), token }
}

async function keepFor(place: Place, { id: userId }: Member) {
  const { invitationID: invitationId } = await invite(place)
  const [made] = await place.site.db
    .insert(keptInvitations)
    .values({ userId, invitationId, keptAt: place.now })
    .returning({ id: keptInvitations.id })
  return { id: idOf(made) }
}

async function offerTo({ site, clubId, cast, role, now }: Place, { id: userId }: Member) {
  const times = { offeredAt: now, expiresAt: new Date(now.getTime() + DAY_MS) }
  await site.db.insert(clubOffers).values({ clubId, userId, byId: ownerFor(cast, role).id, ...times })
  return { userID: userId }
}

async function plan({ site, clubId, now }: Place) {
  const startsAt = new Date(now.getTime() + DAY_MS)
  const endsAt = new Date(startsAt.getTime() + DAY_MS / 24)
  const timeZone = 'Europe/Rome'
  const local = { localStart: localTimeIn(startsAt, timeZone), timeZone, minutes: 60 }
  const [made] = await site.db
    .insert(meetings)
    .values({ clubId, title: 'A title', ...local, startsAt, endsAt, place: 'Rome', changedAt: now })
    .returning({ id: meetings.id })
  return { meetingID: idOf(made) }
}
