import { z } from './zod.ts'
import { textAnswer } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { generatedText, idNumber, numberBetween, pageOf } from './inputs.ts'
import {
  COMMUNITY_PAGE_ROWS,
  INVITATION_DAYS_DEFAULT,
  INVITATION_DAYS_MAX,
  INVITATION_USES_DEFAULT,
  INVITATION_USES_MAX,
} from './limits.ts'
import { keptInvitation } from './memberships.ts'
import { key } from './messages/messages.ts'
import { person } from './person-object.ts'

const clubPath = z.object({ clubID: idNumber })
const TOKEN_MAX_CHARS = 200

const listedInvitation = z.object({
  id: z.number().int(),
  by: person,
  date: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  uses: z.number().int(),
  used: z.number().int(),
  left: z.number().int(),
})
export type ListedInvitation = z.infer<typeof listedInvitation>

export const listInvitations = endpoint({
  name: 'listInvitations',
  method: 'GET',
  path: '/clubs/:clubID/invitations',
  access: 'member',
  summary: 'Invitations that are not used up, expired or revoked, newest first',
  params: clubPath,
  query: z.object(pageOf(COMMUNITY_PAGE_ROWS)),
  answer: z.object({ result: z.array(listedInvitation), next: z.number().int().nullable() }),
  refuses: ['club_unknown', 'team_only'],
})

export const createInvitation = endpoint({
  name: 'createInvitation',
  method: 'POST',
  path: '/clubs/:clubID/invitations',
  access: 'member',
  summary: 'Make a secret link that makes its users members; it is shown this once',
  params: clubPath,
  body: z.object({
    days: numberBetween(1, INVITATION_DAYS_MAX).default(INVITATION_DAYS_DEFAULT),
    uses: numberBetween(1, INVITATION_USES_MAX).default(INVITATION_USES_DEFAULT),
  }),
  rate: 'makingInvitations',
  answer: z.object({
    result: z.string(),
    invitationID: z.number().int(),
    expiresAt: z.iso.datetime(),
    link: z.string(),
  }),
  refuses: ['club_unknown', 'team_only', 'email_not_confirmed', 'club_not_verified', 'invitations_full'],
  example: {
    body: { days: 7, uses: 1 },
    answer: {
      result: 'The invitation was created',
      invitationID: 5,
      expiresAt: '2026-02-07T09:30:00.000Z',
      link: '{PUBLIC_URL}/clubs/12?invitation=token',
    },
  },
})

export const revokeInvitation = endpoint({
  name: 'revokeInvitation',
  method: 'DELETE',
  path: '/clubs/:clubID/invitations/:invitationID',
  access: 'member',
  summary: 'Revoke an open invitation',
  params: z.object({ clubID: idNumber, invitationID: idNumber }),
  answer: textAnswer,
  refuses: ['club_unknown', 'not_found', 'team_only', 'email_not_confirmed'],
  example: { answer: { result: 'The invitation was revoked' } },
})

export const keepInvitation = endpoint({
  name: 'keepInvitation',
  method: 'POST',
  path: '/user/invitations',
  access: 'member',
  summary: 'Keep an invitation for the caller without using it; the same token gives the same id',
  body: z.object({ token: generatedText(TOKEN_MAX_CHARS, key('membership.invitationDead')) }),
  rate: 'keepingInvitations',
  countedRefusal: 'invitation_dead',
  answer: z.object({ result: keptInvitation }),
  refuses: ['invitation_dead', 'banned', 'already_member'],
  example: {
    body: { token: 'token-from-the-link' },
    answer: {
      result: {
        id: 3,
        club: {
          id: 12,
          title: 'Gold before breakfast',
          country: 'Italy',
          privacy: true,
          state: 'verified',
          members: 9,
        },
        by: { userID: 7, firstName: 'Ada', lastName: 'Rossi' },
        expiresAt: '2026-02-07T09:30:00.000Z',
      },
    },
  },
})

export const acceptInvitation = endpoint({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/user/invitations/:id/accept',
  access: 'member',
  summary: 'Become a member by a kept invitation',
  params: z.object({ id: idNumber }),
  rate: 'joining',
  answer: z.object({ result: z.string(), clubID: z.number().int() }),
  refuses: [
    'not_found',
    'email_not_confirmed',
    'invitation_dead',
    'banned',
    'club_not_verified',
    'already_member',
    'club_full',
    'membership_limit_reached',
  ],
  example: { answer: { result: 'You are now a member of "Gold before breakfast"', clubID: 12 } },
})

export const dismissInvitation = endpoint({
  name: 'dismissInvitation',
  method: 'DELETE',
  path: '/user/invitations/:id',
  access: 'member',
  summary: 'Stop keeping an invitation',
  params: z.object({ id: idNumber }),
  answer: textAnswer,
  refuses: ['not_found'],
  example: { answer: { result: 'The invitation was dismissed' } },
})
