import { randomUUID } from 'node:crypto'
import { announce, askToJoin, invite, makeVerifiedClub, planMeeting, type InClub } from '../clubs.ts'
import { expectYes, makeClub, type Session } from '../people.ts'
import type { Call } from '../malformed/read-calls.ts'
import type { Cast } from './make-cast.ts'
import type { Case, Need, Scene } from './roles.ts'

export type Stage = Omit<Scene, 'credentials'>

/** The club and the people that a case acts on. */
export async function makeStage(call: Call, one: Case, cast: Cast): Promise<Stage> {
  const { stranger } = cast
  const victim = one.club ? cast.victim : cast.target
  const base = { victim: victim.id, victimEmail: victim.email }
  if (one.club) return { ...base, ...(await makeCommunity(one.club, cast)) }
  const ids = { ...cast.ids, user: stranger.id }
  const needsClub = call.path.startsWith('/user/club') && call.isGuarded
  // One owner has one club of a title.
  const clubID = needsClub ? await makeClub(cast.clubOwner, { title: `Club ${randomUUID()}` }) : 0
  return { ...base, clubID, ids }
}

/** Open while people join it, and closed afterwards where the case wants it. */
async function makeCommunity(wanted: NonNullable<Case['club']>, cast: Cast) {
  const { adminSession, clubOwner: owner, manager, clubMember, victim } = cast
  const club = await makeVerifiedClub(adminSession, owner, { title: `Club ${randomUUID()}` })
  const { clubID } = club
  for (const person of [manager, clubMember, victim])
    expectYes(await person.call('POST', `/clubs/${clubID}/membership`))
  expectYes(await owner.call('PUT', `/clubs/${clubID}/members/${manager.id}`, { role: 'manager' }))
  if (wanted.isClosed)
    expectYes(await owner.call('PUT', '/user/club/single/privacy', { clubID, value: true }))
  const needed = wanted.with ? await makers[wanted.with](club, cast) : 0
  const ids = { [wanted.with ?? 'none']: needed, notice: await newestNotice(victim) }
  return { clubID, ids }
}

const makers: Record<Need, (club: InClub, cast: Cast) => Promise<number>> = {
  announcement: (club) => announce(club),
  meeting: (club) => planMeeting(club),
  request: ({ clubID }, { stranger }) => askToJoin(clubID, stranger),
  async ban({ clubID, owner }, { victim }) {
    const body = { userID: victim.id, reason: 'A reason' }
    expectYes(await owner.call('POST', `/clubs/${clubID}/bans`, body))
    return 0
  },
  async invitation(club) {
    const { body } = expectYes(await club.owner.call('POST', `/clubs/${club.clubID}/invitations`, {}))
    return body['invitationID'] as number
  },
  async keptInvitation(club, { stranger }) {
    const token = await invite(club)
    const { body } = expectYes(await stranger.call('POST', '/user/invitations', { token }))
    return (body['result'] as { id: number }).id
  },
  async offer({ clubID, owner }, { victim }) {
    expectYes(await owner.call('POST', `/clubs/${clubID}/offer`, { userID: victim.id }))
    return 0
  },
  async report({ clubID }, { stranger }) {
    const answer = await stranger.call('POST', `/clubs/${clubID}/reports`, { reason: 'spam' })
    return expectYes(answer).body['reportID'] as number
  },
}

async function newestNotice(person: Session): Promise<number> {
  const { body } = expectYes(await person.call('GET', '/user/notices?limit=1'))
  return (body['result'] as { id: number }[])[0]?.id ?? 0
}

/** Nobody may be a member of more than 50 clubs. */
export async function clearStage({ clubOwner }: Cast, { clubID }: Stage) {
  if (clubID > 0) await clubOwner.call('DELETE', '/user/club', { clubID })
}

/** The parameters of the path that name what the scene has. */
export function parameterOf(call: Call, { clubID, victim, ids }: Scene, name: string): string | undefined {
  const values: Record<string, number | undefined> = {
    clubID,
    userID: victim,
    announcementID: ids['announcement'],
    meetingID: ids['meeting'],
    requestID: ids['request'],
    invitationID: ids['invitation'],
    reportID: ids['report'],
    noticeID: ids['notice'],
    id: idOf(call, ids),
  }
  return values[name]?.toString()
}

function idOf({ path }: Call, ids: Scene['ids']): number | undefined {
  if (path.startsWith('/user/sessions')) return ids['session']
  if (path.startsWith('/user/passkeys')) return ids['passkey']
  if (path.startsWith('/user/invitations')) return ids['keptInvitation']
  return ids['user']
}
