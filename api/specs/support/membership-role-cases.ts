import type { RefusalCode } from '@aurivane/contract/refusal-codes'
import { admins, everybody, members, type Case, type Ending, type Stage } from './role-cases.ts'

/** The club of the stage is open and pending; its only member is its owner. */
const ofClub = ({ clubID }: Stage) => ({ clubID })
const ofOwner = ({ clubID, other }: Stage) => ({ clubID, userID: other.id })
const reason = 'A reason'

/** The owner's ending beside that of all others. */
const ownerOr = (ending: Ending, others: RefusalCode): Case['endings'] => ({
  ...members(others),
  owner: ending,
})
const confirmed = (ending: Ending, owner = ending): Case['endings'] => ({
  ...members(ending),
  unconfirmed: 'email_not_confirmed',
  owner,
})

export const membershipCases: Case[] = [
  {
    call: 'readClub',
    parameters: ofClub,
    endings: { ...everybody(202), suspended: 'login_needed' },
  },
  { call: 'listOwnMemberships', endings: members(202) },
  { call: 'joinClub', parameters: ofClub, endings: confirmed('club_not_verified') },
  { call: 'leaveClub', parameters: ofClub, endings: ownerOr('owner_cannot_leave', 'members_only') },
  { call: 'listMembers', parameters: ofClub, endings: ownerOr(202, 'members_only') },
  {
    call: 'changeRole',
    parameters: ofOwner,
    body: () => ({ role: 'manager' }),
    endings: ownerOr('person_unknown', 'owner_only'),
  },
  {
    call: 'removeMember',
    parameters: ofOwner,
    body: () => ({ reason }),
    endings: ownerOr('person_unknown', 'team_only'),
  },
  {
    call: 'requestMembership',
    parameters: ofClub,
    body: () => ({}),
    endings: confirmed('club_not_verified'),
  },
  { call: 'withdrawRequest', parameters: ofClub, endings: members('request_closed') },
  { call: 'listRequests', parameters: ofClub, endings: ownerOr(202, 'team_only') },
  {
    call: 'decideRequest',
    parameters: ({ clubID }) => ({ clubID, requestID: 1 }),
    body: () => ({ decision: 'approve' }),
    endings: members('not_found'),
  },
  { call: 'listBans', parameters: ofClub, endings: ownerOr(202, 'team_only') },
  {
    call: 'banMember',
    parameters: ofClub,
    body: ({ other }) => ({ userID: other.id, reason }),
    endings: ownerOr('person_unknown', 'team_only'),
  },
  { call: 'liftBan', parameters: ofOwner, endings: members('person_unknown') },
  { call: 'listInvitations', parameters: ofClub, endings: ownerOr(202, 'team_only') },
  {
    call: 'createInvitation',
    parameters: ofClub,
    body: () => ({}),
    endings: ownerOr('club_not_verified', 'team_only'),
  },
  {
    call: 'revokeInvitation',
    parameters: ({ clubID }) => ({ clubID, invitationID: 1 }),
    endings: members('not_found'),
  },
  { call: 'keepInvitation', body: () => ({ token: 'wrong' }), endings: members('invitation_dead') },
  { call: 'acceptInvitation', parameters: () => ({ id: 1 }), endings: members('not_found') },
  { call: 'dismissInvitation', parameters: () => ({ id: 1 }), endings: members('not_found') },
  { call: 'readOffer', parameters: ofClub, endings: ownerOr(202, 'owner_only') },
  {
    call: 'offerClub',
    parameters: ofClub,
    body: ({ other }) => ({ userID: other.id }),
    endings: ownerOr('person_unknown', 'owner_only'),
  },
  { call: 'withdrawOffer', parameters: ofClub, endings: ownerOr('offer_closed', 'owner_only') },
  {
    call: 'answerOffer',
    parameters: ofClub,
    body: () => ({ decision: 'accept' }),
    endings: members('not_found'),
  },
  { call: 'listMembersForAdmin', parameters: ofClub, endings: admins(202) },
  {
    call: 'changeOwner',
    parameters: ofClub,
    body: ({ other }) => ({ userID: other.id, reason }),
    endings: admins('person_unknown'),
  },
]
