import type { ShownClub } from '@aurivane/contract/memberships'
import { clubPath } from '@aurivane/contract/paths'
import type { Page } from '@playwright/test'
import { ownTitle } from './administration.ts'
import { admin, makeMember, openApiSession, type ApiSession, type Identity } from './people.ts'
import { openRunningPage } from './site.ts'
import type { Locale } from '@aurivane/contract/locales'

/** Somebody with an API session, for the set-up of a journey. */
export type Person = Identity & { session: ApiSession; id: number }

export type MadeClub = { id: number; title: string; owner: Person }

type ClubFacts = { title: string; description: string; privacy: boolean; contacts: object[] }

export async function makePerson(facts: Parameters<typeof makeMember>[0] = {}): Promise<Person> {
  const identity = await makeMember(facts)
  const session = await openApiSession(identity)
  return { ...identity, session, id: Number(session.user.uid) }
}

/** A verified club, unless told otherwise. */
export async function makeOwnedClub(
  facts: Partial<ClubFacts> & { owner?: Person; state?: ShownClub['state'] } = {},
): Promise<MadeClub> {
  const {
    owner = await makePerson({ firstName: 'Olga', lastName: 'Owner' }),
    state = 'verified',
    ...given
  } = facts
  const title = given.title ?? ownTitle('Harbour')
  const club = {
    description: 'We read the night session.',
    country: 'Italy',
    privacy: false,
    ...given,
    title,
  }
  const { clubID } = await owner.session.call<{ clubID: number }>('POST', '/user/club', club)
  if (state !== 'pending') await review(clubID, state)
  return { id: clubID, title, owner }
}

export async function review(
  clubID: number,
  value: ShownClub['state'],
  reason = 'The texts promise returns.',
) {
  const session = await openApiSession(admin)
  const body = { clubID, value, ...(value === 'declined' && { reason }) }
  await session.call('PUT', '/user/club/single/state', body)
}

/** A new member of an open club. */
export async function makeMemberOf(club: MadeClub, facts: Partial<Identity> = {}): Promise<Person> {
  const person = await makePerson(facts)
  await person.session.call('POST', `${clubPath(club.id)}/membership`)
  return person
}

export async function makeManagerOf(club: MadeClub, facts: Partial<Identity> = {}): Promise<Person> {
  const person = await makeMemberOf(club, facts)
  await club.owner.session.call('PUT', `${clubPath(club.id)}/members/${person.id}`, { role: 'manager' })
  return person
}

/** `localStart` of a meeting some days ahead. */
export function inDays(days: number, time = '18:30'): string {
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`
}

export async function planMeeting(club: MadeClub, facts: object = {}): Promise<number> {
  const meeting = {
    title: 'Reading the calendar',
    localStart: inDays(10),
    timeZone: 'Europe/Rome',
    minutes: 90,
    place: 'Via Roma 1, Milano',
    link: 'https://meet.example.com/for-members',
    ...facts,
  }
  const path = `${clubPath(club.id)}/meetings`
  const { meetingID } = await club.owner.session.call<{ meetingID: number }>('POST', path, meeting)
  return meetingID
}

export async function publish(club: MadeClub, title: string, text: string): Promise<number> {
  const path = `${clubPath(club.id)}/announcements`
  const answer = await club.owner.session.call<{ announcementID: number }>('POST', path, { title, text })
  return answer.announcementID
}

export function openClub(page: Page, { id }: MadeClub, locale: Locale = 'en') {
  return openRunningPage(page, clubPath(id), locale)
}

export const membership = (page: Page) => page.getByRole('group', { name: 'Your membership' })
export const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' })

/** The link of a new invitation, as an address in this site. */
export async function makeInvitation(club: MadeClub): Promise<string> {
  const path = `${clubPath(club.id)}/invitations`
  const { link } = await club.owner.session.call<{ link: string }>('POST', path, { days: 7, uses: 1 })
  const { pathname, search } = new URL(link)
  return pathname + search
}
