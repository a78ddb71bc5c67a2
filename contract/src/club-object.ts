import { z } from './zod.ts'

export const clubStates = ['pending', 'verified', 'declined'] as const
export type ClubState = (typeof clubStates)[number]

export const clubContact = z.object({ contactName: z.string(), contactLink: z.string() })
export type ClubContact = z.infer<typeof clubContact>

export const club = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  country: z.string(),
  privacy: z.boolean().describe('true: Closed, friends and family only; false: Open to the public'),
  state: z.enum(clubStates),
  contacts: z.array(clubContact),
})

/** A club as its owner sees it, with the reason of a declined review. */
export const ownClub = club.extend({ stateReason: z.string().nullable() })
export type OwnClub = z.infer<typeof ownClub>

export const owner = z.object({ firstName: z.string(), lastName: z.string() })

export const memberCount = z.number().int().describe('Active members, the owner included')

/** A club in the public list. `User` is null when there is no owner or the owner is suspended. */
export const listedClub = club.extend({ User: owner.nullable(), members: memberCount })
export type ListedClub = z.infer<typeof listedClub>

/** A club as the reviewing administrator sees it. */
export const reviewedClub = ownClub.extend({
  User: owner.extend({ id: z.number().int(), email: z.string(), suspended: z.boolean() }).nullable(),
  date: z.iso.datetime(),
})
export type ReviewedClub = z.infer<typeof reviewedClub>

/** A club where other things refer to it. */
export const shortClub = club
  .pick({ id: true, title: true, country: true, privacy: true, state: true })
  .extend({ members: memberCount })
export type ShortClub = z.infer<typeof shortClub>
