import { z } from './zod.ts'
import { textAnswer } from './answers.ts'
import { endpoint } from './endpoint.ts'
import { idNumber } from './inputs.ts'
import { key } from './messages/messages.ts'
import { person } from './person-object.ts'

const clubPath = z.object({ clubID: idNumber })

const openOffer = z.object({ person, date: z.iso.datetime(), expiresAt: z.iso.datetime() })
export type OpenOffer = z.infer<typeof openOffer>

export const readOffer = endpoint({
  name: 'readOffer',
  method: 'GET',
  path: '/clubs/:clubID/offer',
  access: 'member',
  summary: 'The open offer of an own club, or null',
  params: clubPath,
  answer: z.object({ result: openOffer.nullable() }),
  refuses: ['club_unknown', 'owner_only'],
})

export const offerClub = endpoint({
  name: 'offerClub',
  method: 'POST',
  path: '/clubs/:clubID/offer',
  access: 'member',
  summary: 'Offer an own club to one of its members, who may accept within 14 days',
  params: clubPath,
  body: z.object({ userID: idNumber }),
  rate: 'offering',
  answer: z.object({ result: z.string(), expiresAt: z.iso.datetime() }),
  refuses: [
    'club_unknown',
    'person_unknown',
    'owner_only',
    'email_not_confirmed',
    'not_yourself',
    'club_not_verified',
    'offer_pending',
  ],
  example: {
    body: { userID: 7 },
    answer: { result: 'The club was offered to Ada Rossi', expiresAt: '2026-02-14T09:30:00.000Z' },
  },
})

export const withdrawOffer = endpoint({
  name: 'withdrawOffer',
  method: 'DELETE',
  path: '/clubs/:clubID/offer',
  access: 'member',
  summary: 'Withdraw the open offer of an own club',
  params: clubPath,
  answer: textAnswer,
  refuses: ['club_unknown', 'owner_only', 'offer_closed'],
  example: { answer: { result: 'The offer was withdrawn' } },
})

export const answerOffer = endpoint({
  name: 'answerOffer',
  method: 'PUT',
  path: '/user/offers/:clubID',
  access: 'member',
  summary: 'Accept or decline the ownership of a club that is offered to the caller',
  params: clubPath,
  body: z.object({ decision: z.enum(['accept', 'decline'], key('form.wrongType')) }),
  answer: textAnswer,
  refuses: [
    'club_unknown',
    'not_found',
    'email_not_confirmed',
    'club_limit_reached',
    'united_states_excluded',
    'offer_closed',
  ],
  example: {
    body: { decision: 'accept' },
    answer: { result: 'You are now the owner of "Gold before breakfast"' },
  },
})
