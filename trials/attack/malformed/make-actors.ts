import type { Site } from '../../../testing/start-site.ts'
import { announce, askToJoin, invite, join, makeVerifiedClub, planMeeting, type InClub } from '../clubs.ts'
import { call } from '../http-client.ts'
import { expectYes, logInAsAdmin, makeMember, type Person, type Session } from '../people.ts'
import { proofOf } from '../proofs.ts'
import { admin as administrator } from '../../../testing/start-site.ts'

export type Actor = 'visitor' | 'forged' | 'member' | 'admin'

/** Who sends the requests, and ids that exist: a request with one wrong value gets as far as that value. */
export type Actors = {
  headers: Record<Actor, Record<string, string>>
  ids: Record<string, number[]>
  /** Some requests are valid by chance and may end a session or delete a club. */
  areAlive(): Promise<boolean>
}

/** A member with clubs, meetings and all else that can belong to one, and an administrator, both with proofs. */
export async function makeActors(site: Site): Promise<Actors> {
  const adminSession = await logInAsAdmin(site)
  const [member, other, applicant] = [await makeMember(site), await makeMember(site), await makeMember(site)]
  const open = await makeVerifiedClub(adminSession, member, { title: 'Open' })
  const closed = await makeVerifiedClub(adminSession, member, { title: 'Closed', privacy: true })
  const foreign = await makeVerifiedClub(adminSession, other, { title: 'Foreign' })
  const clubs = [open, closed, foreign]
  for (const club of [open, closed]) await join(club, other)
  const requestID = await askToJoin(closed.clubID, applicant)
  const ids = {
    ...(await fillClubs(clubs)),
    clubID: clubs.map(({ clubID }) => clubID),
    userID: [other.id, applicant.id, member.id],
    requestID: [requestID],
    reportID: [await report(open, other)],
    noticeID: await idsIn(member, '/user/notices'),
    id: [other.id, await writeToSupport(site, adminSession), ...(await idsIn(member, '/user/sessions'))],
  }
  const headers = await headersOf(adminSession, member)
  return { headers, ids, areAlive: () => areAlive(adminSession, member, open) }
}

async function fillClubs(clubs: InClub[]) {
  const ids = { announcementID: [] as number[], meetingID: [] as number[], invitationID: [] as number[] }
  for (const club of clubs) {
    ids.announcementID.push(await announce(club))
    ids.meetingID.push(await planMeeting(club))
    await invite(club)
    ids.invitationID.push(...(await idsIn(club.owner, `/clubs/${club.clubID}/invitations`)))
  }
  return ids
}

async function idsIn(session: Session, path: string): Promise<number[]> {
  const { body } = expectYes(await session.call('GET', path))
  return (body['result'] as { id: number }[]).map(({ id }) => id).slice(0, 3)
}

async function report({ clubID }: InClub, person: Session): Promise<number> {
  const answer = await person.call('POST', `/clubs/${clubID}/reports`, { reason: 'spam' })
  return expectYes(answer).body['reportID'] as number
}

async function writeToSupport(site: Site, adminSession: Session): Promise<number> {
  const message = { email: 'ada@example.com', subject: 'Hello', message: 'A question', csrf: '' }
  expectYes(await call(site.url, 'POST', '/contact', { body: message }))
  const [newest = 0] = await idsIn(adminSession, '/admin/contact?limit=1')
  return newest
}

async function headersOf(adminSession: Session, member: Person): Promise<Actors['headers']> {
  return {
    visitor: {},
    forged: { uid: adminSession.headers.uid, authorization: member.headers.authorization },
    member: { ...member.headers, ...(await proofOf(member, member)) },
    admin: { ...adminSession.headers, ...(await proofOf(adminSession, administrator)) },
  }
}

async function areAlive(adminSession: Session, member: Session, { clubID }: InClub): Promise<boolean> {
  const answers = await Promise.all([
    adminSession.call('GET', '/admin/overview'),
    member.call('GET', `/clubs/${clubID}/offer`),
  ])
  return answers.every(({ status }) => status === 202)
}
