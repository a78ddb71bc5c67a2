import { clubPath } from '@aurivane/contract/paths'
import {
  makeManagerOf,
  makeMemberOf,
  makeOwnedClub,
  makePerson,
  planMeeting,
  publish,
  type MadeClub,
  type Person,
} from './community.ts'

export type FullClubs = {
  owner: Person
  manager: Person
  member: Person
  /** Open, with an announcement and a meeting that the member goes to. */
  open: MadeClub
  /** Closed, with a request of the member, a ban and an invitation. */
  closed: MadeClub
}

type Names = { openTitle?: string; memberName?: { firstName: string; lastName: string } }

/** Two clubs of one owner with something in every list of their pages. */
export async function makeFullClubs({
  openTitle = 'Evening Chart Readers',
  memberName = { firstName: 'Ada', lastName: 'Rossi' },
}: Names = {}): Promise<FullClubs> {
  const owner = await makePerson({ firstName: 'Olga', lastName: 'Owner' })
  const contacts = [{ contactName: 'Our chat', contactLink: 'https://chat.example.com/evening' }]
  const open = await makeOwnedClub({ owner, title: openTitle, contacts })
  const manager = await makeManagerOf(open, { firstName: 'Marco', lastName: 'Bernasconi' })
  const member = await makeMemberOf(open, memberName)
  await publish(
    open,
    'Summer break',
    'We meet again in **September**.\n\n- Bring your notes\n- Bring a friend',
  )
  const meeting = await planMeeting(open, { title: 'Reading the minutes of a central bank', minutes: 60 })
  await member.session.call('PUT', `${clubPath(open.id)}/meetings/${meeting}/answer`, { answer: 'going' })
  const closed = await makeOwnedClub({ owner, title: 'Friends of Turin', privacy: true, contacts })
  await fillClosed(closed, member)
  return { owner, manager, member, open, closed }
}

async function fillClosed({ id, owner }: MadeClub, applicant: Person) {
  const banned = await makePerson({ firstName: 'Bruno', lastName: 'Keller' })
  const message = 'We met at the evening of the chart readers. May I join you?'
  for (const { session } of [applicant, banned])
    await session.call('POST', `${clubPath(id)}/request`, { message })
  const ban = { userID: banned.session.user.uid, reason: 'Advertising in every message' }
  await owner.session.call('POST', `${clubPath(id)}/bans`, ban)
  await owner.session.call('POST', `${clubPath(id)}/invitations`, {})
}
