import { z } from './zod.ts'
import { textAnswer } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { idNumber, pageOf } from './inputs.ts'
import { COMMUNITY_PAGE_ROWS } from './limits.ts'
import { membershipReason } from './memberships.ts'
import { person } from './person-object.ts'

const clubPath = z.object({ clubID: idNumber })

const listedBan = z.object({
  id: z.number().int(),
  userID: z.number().int(),
  person,
  reason: z.string(),
  by: person,
  date: z.iso.datetime(),
})
export type ListedBan = z.infer<typeof listedBan>

export const listBans = endpoint({
  name: 'listBans',
  method: 'GET',
  path: '/clubs/:clubID/bans',
  access: 'member',
  summary: 'People who may not join, ask or use an invitation, newest ban first',
  params: clubPath,
  query: z.object(pageOf(COMMUNITY_PAGE_ROWS)),
  answer: z.object({ result: z.array(listedBan), next: z.number().int().nullable() }),
  refuses: ['club_unknown', 'team_only'],
})

export const banMember = endpoint({
  name: 'banMember',
  method: 'POST',
  path: '/clubs/:clubID/bans',
  access: 'member',
  summary: 'Ban a member or a person who asked to join; membership and request end',
  params: clubPath,
  body: z.object({ userID: idNumber, reason: membershipReason }),
  rate: 'decidingOnMembers',
  answer: textAnswer,
  refuses: [
    'club_unknown',
    'person_unknown',
    'team_only',
    'email_not_confirmed',
    'not_yourself',
    'owner_untouchable',
    'owner_only',
  ],
  example: {
    body: { userID: 7, reason: 'Insulted other members' },
    answer: { result: 'Ada Rossi is banned from the club' },
  },
})

export const liftBan = endpoint({
  name: 'liftBan',
  method: 'DELETE',
  path: '/clubs/:clubID/bans/:userID',
  access: 'member',
  summary: 'Lift a ban; the person may join or ask at once',
  params: z.object({ clubID: idNumber, userID: idNumber }),
  rate: 'decidingOnMembers',
  answer: textAnswer,
  refuses: ['club_unknown', 'person_unknown', 'team_only', 'email_not_confirmed'],
  example: { answer: { result: 'The ban was lifted' } },
})
