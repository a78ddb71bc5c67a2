import { z } from './zod.ts'
import { textAnswer } from './answers.ts'
import { club, memberCount, owner, shortClub } from './club-object.ts'
import { endpoint } from './endpoint.ts'
import { idNumber, pageOf, paragraph } from './inputs.ts'
import { COMMUNITY_PAGE_ROWS, MEMBERS_PER_CLUB_MAX, MEMBERSHIP_TEXT_MAX_CHARS } from './limits.ts'
import { key } from './messages/messages.ts'
import { memberRoles, person } from './person-object.ts'

const clubPath = z.object({ clubID: idNumber })
const memberPath = z.object({ clubID: idNumber, userID: idNumber })
const since = z.iso.datetime()

/** The reason of a removal, a ban or a hand-over; the person reads it. */
export const membershipReason = paragraph(MEMBERSHIP_TEXT_MAX_CHARS, key('membership.reasonRequired'))

export const standings = ['none', 'requested', 'declined', 'member', 'manager', 'owner', 'banned'] as const
export type Standing = (typeof standings)[number]

/** What the caller is to a club. Values that do not apply are null. */
export const standingOfCaller = z.object({
  standing: z.enum(standings),
  since: since.nullable().describe('Since when the caller is a member'),
  reason: z.string().nullable().describe('Of a declined request or a ban'),
  askAgainAt: z.iso.datetime().nullable().describe('From when on a declined person may ask again'),
  calendar: z.boolean().nullable().describe('Whether the member has a calendar address'),
})
export type StandingOfCaller = z.infer<typeof standingOfCaller>

/** A club's own page. `contacts` is empty and `stateReason` null where the caller may not see them. */
export const shownClub = club.extend({
  stateReason: z.string().nullable(),
  members: memberCount,
  User: owner.nullable(),
  you: standingOfCaller.nullable().describe('null without a session'),
})
export type ShownClub = z.infer<typeof shownClub>

export const readClub = endpoint({
  name: 'readClub',
  method: 'GET',
  path: '/clubs/:clubID',
  access: 'optional',
  summary: 'One club, with what the caller may see of it and is to it',
  params: clubPath,
  answer: z.object({ result: shownClub }),
  refuses: ['club_unknown'],
})

const membership = z.object({ club: shortClub, role: z.enum(['manager', 'member']), since })
const ownRequest = z.object({
  club: shortClub,
  message: z.string().nullable(),
  date: z.iso.datetime(),
})
const ownOffer = z.object({
  club: shortClub,
  by: person,
  date: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export const keptInvitation = z.object({
  id: z.number().int(),
  club: shortClub,
  by: person,
  expiresAt: z.iso.datetime(),
})
export type KeptInvitation = z.infer<typeof keptInvitation>

export const ownMemberships = z.object({
  memberships: z.array(membership),
  requests: z.array(ownRequest),
  offers: z.array(ownOffer),
  invitations: z.array(keptInvitation),
})
export type OwnMemberships = z.infer<typeof ownMemberships>

export const listOwnMemberships = endpoint({
  name: 'listOwnMemberships',
  method: 'GET',
  path: '/user/clubs',
  access: 'member',
  summary:
    'Clubs of others that the caller belongs to, has asked to join, is offered or invited to; without declined clubs',
  answer: z.object({ result: ownMemberships }),
})

export const joinClub = endpoint({
  name: 'joinClub',
  method: 'POST',
  path: '/clubs/:clubID/membership',
  access: 'member',
  summary: 'Join an open club',
  params: clubPath,
  rate: 'joining',
  answer: textAnswer,
  refuses: [
    'club_unknown',
    'email_not_confirmed',
    'banned',
    'club_not_verified',
    'already_member',
    'club_closed',
    'club_full',
    'membership_limit_reached',
  ],
  example: { answer: { result: 'You are now a member of "Gold before breakfast"' } },
})

export const leaveClub = endpoint({
  name: 'leaveClub',
  method: 'DELETE',
  path: '/clubs/:clubID/membership',
  access: 'member',
  summary: 'Leave a club',
  params: clubPath,
  answer: textAnswer,
  refuses: ['club_unknown', 'members_only', 'owner_cannot_leave'],
  example: { answer: { result: 'You have left "Gold before breakfast"' } },
})

const listedMember = z.object({ id: z.number().int(), person, role: z.enum(memberRoles), since })
export type ListedMember = z.infer<typeof listedMember>

export const listMembers = endpoint({
  name: 'listMembers',
  method: 'GET',
  path: '/clubs/:clubID/members',
  access: 'member',
  summary: 'The active members, oldest membership first',
  params: clubPath,
  query: z.object(pageOf(COMMUNITY_PAGE_ROWS)),
  answer: z.object({ result: z.array(listedMember), next: z.number().int().nullable() }),
  refuses: ['club_unknown', 'members_only'],
})

export const changeRole = endpoint({
  name: 'changeRole',
  method: 'PUT',
  path: '/clubs/:clubID/members/:userID',
  access: 'member',
  summary: 'Make a member a manager or the other way round; managers may give up their own role',
  params: memberPath,
  body: z.object({ role: z.enum(['manager', 'member'], key('form.wrongType')) }),
  rate: 'decidingOnMembers',
  answer: textAnswer,
  refuses: [
    'club_unknown',
    'person_unknown',
    'owner_only',
    'email_not_confirmed',
    'owner_untouchable',
    'managers_full',
  ],
  example: { body: { role: 'manager' }, answer: { result: 'Ada Rossi is now a manager' } },
})

export const removeMember = endpoint({
  name: 'removeMember',
  method: 'DELETE',
  path: '/clubs/:clubID/members/:userID',
  access: 'member',
  summary: 'Remove a member, who reads the reason; managers only by the owner',
  params: memberPath,
  body: z.object({ reason: membershipReason }),
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
    body: { reason: 'Advertising in every message' },
    answer: { result: 'Ada Rossi was removed from the club' },
  },
})

const memberForAdmin = listedMember.extend({
  email: z.string(),
  role: z.enum(['manager', 'member']),
  mayOwn: z.boolean().describe('Confirmed email and a free club allowance'),
})

export const listMembersForAdmin = endpoint({
  name: 'listMembersForAdmin',
  method: 'GET',
  path: '/admin/clubs/:clubID/members',
  access: 'admin',
  summary: 'The active members of any club without its owner, oldest membership first',
  params: clubPath,
  query: z.object(pageOf(MEMBERS_PER_CLUB_MAX)),
  answer: z.object({ result: z.array(memberForAdmin), next: z.number().int().nullable() }),
  refuses: ['club_unknown'],
})

export const changeOwner = endpoint({
  name: 'changeOwner',
  method: 'PUT',
  path: '/admin/clubs/:clubID/owner',
  access: 'admin',
  summary: 'Hand a club whose owner is suspended or missing to one of its members',
  params: clubPath,
  body: z.object({ userID: idNumber, reason: membershipReason }),
  answer: textAnswer,
  refuses: ['club_unknown', 'person_unknown', 'owner_active', 'new_owner_not_ready'],
  example: {
    body: { userID: 7, reason: 'The owner is suspended' },
    answer: { result: 'Club ID 12 now belongs to Ada Rossi' },
  },
})
