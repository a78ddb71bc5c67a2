import { z } from './zod.ts'
import { ownClub } from './club-object.ts'

/** The user as the user sees themself. `atoken` is there only in the answer to a login. */
export const userObject = z.object({
  uid: z.number().int(),
  id: z.number().int(),
  atoken: z.string().optional(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  country: z.string(),
  description: z.string(),
  date: z.iso.datetime(),
  admin: z.boolean(),
  confirmedEmail: z.boolean(),
  maxClubs: z.number().int(),
  twoFactorAuth: z.boolean(),
  deletedAt: z.iso.datetime().nullable(),
  clubs: z.array(ownClub),
  posts: z.array(z.unknown()).max(0).describe('Always empty: members do not write posts'),
})
export type UserObject = z.infer<typeof userObject>

/** A user as an administrator sees them in the list. */
export const listedUser = z.object({
  id: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  country: z.string(),
  maxClubs: z.number().int(),
  confirmedEmail: z.boolean(),
  admin: z.boolean(),
  clubOwner: z.boolean().describe('Whether the user has at least one club'),
  deletedAt: z.iso.datetime().nullable(),
  posts: z.array(z.unknown()).max(0),
  date: z.iso.datetime(),
  twoFactorAuth: z.boolean(),
  passkeys: z.number().int(),
  eraseAt: z.iso.datetime().nullable().describe('Set while a deletion is pending'),
})
export type ListedUser = z.infer<typeof listedUser>
