import type { Site } from '../../../testing/start-site.ts'
import {
  announce,
  askToJoin,
  join,
  makeVerifiedClub,
  meetingForm,
  planMeeting,
  type InClub,
} from '../clubs.ts'
import { call } from '../http-client.ts'
import { expectYes, makeMember, suspend, type Person, type Session } from '../people.ts'
import { creationOptions, makePasskey } from '../passkeys.ts'
import { proofOf } from '../proofs.ts'
import { hostileMarkdown, hostileParagraph } from './hostile-texts.ts'

export type Community = {
  payload: string
  owner: Person
  reader: Person
  applicant: Person
  clubID: number
  closedID: number
  /** Handed over by an administrator, then declined after a report. */
  handedID: number
  meetingID: number
  /** What the fields hold, as written. */
  description: string
  markdown: string
}

/** Clubs, meetings and people whose every text is the payload, with all mails about them switched on. */
export async function plantCommunity(site: Site, adminSession: Session, payload: string): Promise<Community> {
  const names = { firstName: payload.slice(0, 60), lastName: payload.slice(0, 60) }
  const [owner, reader, applicant] = [
    await makeMember(site, names),
    await makeMember(site, names),
    await makeMember(site, names),
  ]
  const description = `${payload}\r\n${hostileParagraph}`
  const contacts = [{ contactName: payload, contactLink: 'https://example.com/?a=%3Cb' }]
  const facts = { title: payload, description, country: 'Australia', contacts }
  const club = await makeVerifiedClub(adminSession, owner, facts)
  const closed = await makeVerifiedClub(adminSession, owner, {
    ...facts,
    title: `2 ${payload}`,
    privacy: true,
  })
  for (const kind of ['announcement', 'meeting_new', 'member_joined'])
    for (const person of [owner, reader])
      expectYes(await person.call('PUT', '/user/notices/preferences', { kind, mail: true }))
  await join(club, reader)
  const markdown = [payload, ...hostileMarkdown].join('\n\n')
  await announce(club, { title: payload, text: markdown })
  const meetingID = await plantMeetings(club, reader, payload, description)
  await plantRequests(closed, applicant, payload, description)
  await askToJoin(closed.clubID, reader, description.slice(0, 250))
  await report(club.clubID, reader, description)
  const former = await makeVerifiedClub(adminSession, await makeMember(site, names), {
    ...facts,
    title: `3 ${payload}`,
  })
  await plantHandOver(adminSession, former, { reader, heir: applicant, description })
  await namePasskey(site, owner, payload)
  const message = { email: owner.email, subject: payload, message: description, csrf: '' }
  expectYes(await call(site.url, 'POST', '/contact', { body: message }))
  const ids = { clubID: club.clubID, closedID: closed.clubID, handedID: former.clubID, meetingID }
  return { payload, owner, reader, applicant, ...ids, description, markdown }
}

/** One meeting that is changed, and one that is cancelled. */
async function plantMeetings(club: InClub, reader: Session, payload: string, description: string) {
  const texts = { title: payload, place: payload, description, link: 'https://meet.example.com/?a=%0D%0Ab' }
  const [kept, cancelled] = [await planMeeting(club, texts), await planMeeting(club, texts)]
  const path = (id: number) => `/clubs/${club.clubID}/meetings/${id}`
  for (const id of [kept, cancelled])
    expectYes(await reader.call('PUT', `${path(id)}/answer`, { answer: 'going' }))
  expectYes(await club.owner.call('PUT', path(kept), meetingForm({ ...texts, minutes: 60 })))
  const reason = description.slice(0, 250)
  expectYes(await club.owner.call('DELETE', path(cancelled), { reason }))
  return kept
}

/** One request that is declined; then the applicant is invited and removed, and invited and banned. */
async function plantRequests(closed: InClub, applicant: Session, payload: string, text: string) {
  const { clubID, owner } = closed
  const reason = text.slice(0, 250)
  const requestID = await askToJoin(clubID, applicant, reason)
  const declined = { decision: 'decline', reason }
  expectYes(await owner.call('PUT', `/clubs/${clubID}/requests/${requestID}`, declined))
  await join(closed, applicant)
  expectYes(await owner.call('DELETE', `/clubs/${clubID}/members/${applicant.id}`, { reason }))
  await join(closed, applicant)
  expectYes(await owner.call('POST', `/clubs/${clubID}/offer`, { userID: applicant.id }))
  expectYes(await owner.call('POST', `/clubs/${clubID}/bans`, { userID: applicant.id, reason: payload }))
}

async function report(clubID: number, reader: Session, description: string): Promise<number> {
  const body = { reason: 'other', text: description.slice(0, 900) }
  const answer = expectYes(await reader.call('POST', `/clubs/${clubID}/reports`, body))
  return answer.body['reportID'] as number
}

type Heirs = { reader: Session; heir: Session; description: string }

/** A club whose owner is suspended goes to another member, and is declined after a report. */
async function plantHandOver(adminSession: Session, club: InClub, { reader, heir, description }: Heirs) {
  const { clubID, owner } = club
  const reason = description.slice(0, 250)
  await join(club, heir)
  const reportID = await report(clubID, reader, description)
  await suspend(adminSession, owner, reason)
  expectYes(await adminSession.call('PUT', `/admin/clubs/${clubID}/owner`, { userID: heir.id, reason }))
  const closing = { outcome: 'club_declined', note: description.slice(0, 900), reason }
  expectYes(await adminSession.call('PUT', `/admin/reports/${reportID}`, closing))
}

async function namePasskey(site: Site, person: Person, payload: string) {
  const headers = await proofOf(person, person)
  const passkey = makePasskey(site).create(await creationOptions(person, headers))
  const body = { name: payload.slice(0, 60), passkey }
  expectYes(await person.call('POST', '/user/passkeys', body, { headers }))
}
