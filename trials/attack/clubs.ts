import { expectYes, makeClub, type Session } from './people.ts'

export type InClub = { clubID: number; owner: Session }

/** A club that an administrator has verified. */
export async function makeVerifiedClub(
  adminSession: Session,
  owner: Session,
  facts: Record<string, unknown> = {},
): Promise<InClub> {
  const clubID = await makeClub(owner, facts)
  expectYes(await adminSession.call('PUT', '/user/club/single/state', { clubID, value: 'verified' }))
  return { clubID, owner }
}

/** Joins, whether the club is open or closed. */
export async function join(
  { clubID, owner }: InClub,
  person: Session,
  role: 'member' | 'manager' = 'member',
) {
  const token = await invite({ clubID, owner })
  const kept = expectYes(await person.call('POST', '/user/invitations', { token })).body['result']
  const { id } = kept as { id: number }
  expectYes(await person.call('POST', `/user/invitations/${id}/accept`))
  if (role === 'manager')
    expectYes(await owner.call('PUT', `/clubs/${clubID}/members/${person.id}`, { role: 'manager' }))
}

/** The token of a new invitation. */
export async function invite({ clubID, owner }: InClub): Promise<string> {
  const { body } = expectYes(await owner.call('POST', `/clubs/${clubID}/invitations`, {}))
  return new URL(String(body['link'])).searchParams.get('invitation') ?? ''
}

export async function askToJoin(clubID: number, person: Session, message = 'May I?'): Promise<number> {
  const answer = expectYes(await person.call('POST', `/clubs/${clubID}/request`, { message }))
  return answer.body['requestID'] as number
}

export async function announce(
  { clubID, owner }: InClub,
  facts: Record<string, unknown> = {},
): Promise<number> {
  const form = { title: 'Summer break', text: 'We meet again in **September**.', ...facts }
  const answer = expectYes(await owner.call('POST', `/clubs/${clubID}/announcements`, form))
  return answer.body['announcementID'] as number
}

/** A meeting in ten days. */
export function meetingForm(facts: Record<string, unknown> = {}) {
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  const form = { title: 'Reading charts', localStart: `${day}T18:30`, timeZone: 'Europe/Rome', minutes: 90 }
  return { ...form, place: 'Via Roma 1', link: 'https://meet.example.com/x', ...facts }
}

export async function planMeeting(
  { clubID, owner }: InClub,
  facts: Record<string, unknown> = {},
): Promise<number> {
  const answer = expectYes(await owner.call('POST', `/clubs/${clubID}/meetings`, meetingForm(facts)))
  return answer.body['meetingID'] as number
}
