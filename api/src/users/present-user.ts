import type { ListedUser, UserObject } from '@aurivane/contract/user-object'
import type { Member } from '../auth/sessions.queries.ts'

/** The only way a user leaves the API: `atoken` is added by the login alone. */
export function presentUser(user: Omit<Member, 'tokenHash' | 'strong' | 'locale'>): UserObject {
  return {
    uid: user.id,
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    country: user.country,
    description: user.description,
    date: user.joinedAt.toISOString(),
    admin: user.admin,
    confirmedEmail: user.confirmedEmail,
    maxClubs: user.maxClubs,
    twoFactorAuth: user.twoFactorAuth,
    deletedAt: user.deletedAt?.toISOString() ?? null,
    clubs: user.clubs,
    posts: [],
  }
}

export type UserForList = Omit<
  Member,
  'tokenHash' | 'strong' | 'locale' | 'clubs' | 'description' | 'deletedAt'
> & {
  clubOwner: boolean
  suspendedAt: Date | null
  eraseAt: Date | null
  passkeys: number
}

export function presentListedUser(user: UserForList): ListedUser {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    country: user.country,
    maxClubs: user.maxClubs,
    confirmedEmail: user.confirmedEmail,
    admin: user.admin,
    clubOwner: user.clubOwner,
    deletedAt: user.suspendedAt?.toISOString() ?? null,
    posts: [],
    date: user.joinedAt.toISOString(),
    twoFactorAuth: user.twoFactorAuth,
    passkeys: user.passkeys,
    eraseAt: user.eraseAt?.toISOString() ?? null,
  }
}
