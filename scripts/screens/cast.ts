import type { UserObject } from '@aurivane/contract/user-object'
import { makeFullClubs, type FullClubs } from '../../e2e/support/full-clubs.ts'
import {
  admin,
  callAsVisitor,
  makeMember,
  openApiSession,
  secure,
  type Identity,
} from '../../e2e/support/people.ts'

/** The accounts whose pages are captured. */
export type Cast = {
  owner: Identity
  newcomer: Identity
  secured: Identity
  /** The session in which two-factor was turned on: a new one would need a code. */
  securedUser: UserObject
  clubs: FullClubs
  clubOwner: Identity
  clubManager: Identity
  clubMember: Identity
}

/** Members with clubs in every state, some administrative history, somebody with two-factor on, and clubs with members. */
export async function makeCast(): Promise<Cast> {
  const owner = await makeMember({ firstName: 'Maximiliane', lastName: 'von Hohenstein' })
  const newcomer = await makeMember({ isConfirmed: false })
  const secured = await makeMember({ firstName: 'Grace' })
  const { session: securedSession } = await secure(secured)
  const session = await openApiSession(owner)
  const adminSession = await openApiSession(admin)
  const titles = ['Gold before breakfast', 'London open, quietly', 'Evening spreads for beginners']
  for (const [index, title] of titles.entries()) {
    const { clubID } = await session.call<{ clubID: number }>('POST', '/user/club', {
      title,
      description: 'We read the night session together and write down what we did, also when it went wrong.',
      country: ['Italy', 'Spain', 'Switzerland'][index] ?? 'Italy',
      privacy: index === 1,
    })
    const reason =
      'Please say who is responsible for the club, and link a page where members can read its rules.'
    const verdict = [null, { value: 'verified' }, { value: 'declined', reason }][index]
    if (verdict) await adminSession.call('PUT', '/user/club/single/state', { clubID, ...verdict })
  }
  await callAsVisitor('/contact', {
    email: owner.email,
    subject: 'A club in Lugano',
    message: 'We would like to found a club in Lugano.\n\nWho may see the list of its members?',
    csrf: '',
  })
  const clubs = await makeFullClubs()
  return {
    owner,
    newcomer,
    secured,
    securedUser: securedSession.user,
    clubs,
    clubOwner: clubs.owner,
    clubManager: clubs.manager,
    clubMember: clubs.member,
  }
}
