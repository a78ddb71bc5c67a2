import { z } from './zod.ts'
import { textAnswer } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { idNumber, pageOf, paragraphOrNull } from './inputs.ts'
import { COMMUNITY_PAGE_ROWS, MEMBERSHIP_TEXT_MAX_CHARS } from './limits.ts'
import { key } from './messages/messages.ts'
import { person } from './person-object.ts'

const clubPath = z.object({ clubID: idNumber })

export const requestMembership = endpoint({
  name: 'requestMembership',
  method: 'POST',
  path: '/clubs/:clubID/request',
  access: 'member',
  summary: 'Ask to join a closed club; the team decides',
  params: clubPath,
  body: z.object({ message: paragraphOrNull(MEMBERSHIP_TEXT_MAX_CHARS) }),
  rate: 'joining',
  answer: z.object({ result: z.string(), requestID: z.number().int() }),
  refuses: [
    'club_unknown',
    'email_not_confirmed',
    'banned',
    'club_not_verified',
    'already_member',
    'club_open',
    'request_pending',
    'request_too_soon',
    'open_requests_full',
    'club_full',
  ],
  example: {
    body: { message: 'I know Bea from the Milan table.' },
    answer: { result: 'Your request was sent', requestID: 31 },
  },
})

export const withdrawRequest = endpoint({
  name: 'withdrawRequest',
  method: 'DELETE',
  path: '/clubs/:clubID/request',
  access: 'member',
  summary: 'Withdraw the own request to join',
  params: clubPath,
  answer: textAnswer,
  refuses: ['club_unknown', 'request_closed'],
  example: { answer: { result: 'Your request was withdrawn' } },
})

const listedRequest = z.object({
  id: z.number().int(),
  person,
  country: z.string(),
  message: z.string().nullable(),
  date: z.iso.datetime(),
})
export type ListedRequest = z.infer<typeof listedRequest>

export const listRequests = endpoint({
  name: 'listRequests',
  method: 'GET',
  path: '/clubs/:clubID/requests',
  access: 'member',
  summary: 'Requests to join that wait for a decision, oldest first',
  params: clubPath,
  query: z.object(pageOf(COMMUNITY_PAGE_ROWS)),
  answer: z.object({ result: z.array(listedRequest), next: z.number().int().nullable() }),
  refuses: ['club_unknown', 'team_only'],
})

export const decideRequest = endpoint({
  name: 'decideRequest',
  method: 'PUT',
  path: '/clubs/:clubID/requests/:requestID',
  access: 'member',
  summary: 'Approve or decline a request to join; the person reads the reason',
  params: z.object({ clubID: idNumber, requestID: idNumber }),
  body: z.object({
    decision: z.enum(['approve', 'decline'], key('form.wrongType')),
    reason: paragraphOrNull(MEMBERSHIP_TEXT_MAX_CHARS),
  }),
  rate: 'decidingOnMembers',
  answer: textAnswer,
  refuses: [
    'club_unknown',
    'not_found',
    'team_only',
    'email_not_confirmed',
    'club_not_verified',
    'request_closed',
    'club_full',
    'person_membership_limit',
  ],
  example: {
    body: { decision: 'decline', reason: 'The club is for friends' },
    answer: { result: 'The request was declined' },
  },
})
