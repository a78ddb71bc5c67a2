import { newEmail, signupForm } from '../people.ts'
import { accountCases } from './account-cases.ts'
import { communityCases } from './community-cases.ts'
import { admins, everybody, members, type Case, type Scene } from './roles.ts'

const clubOwner = {
  ...members('club_not_yours'),
  unverified: 'email_not_confirmed' as const,
  owner: 202,
}

const password = 'a sentence for the roles'
const names = { firstName: 'Ada', lastName: 'Rossi' }
const club = { title: 'Chess at noon', description: 'Slow thinking', country: 'Italy', privacy: false }

/** Every call of the site's own description, and how it must end for each role. In the order in which they are made. */
export const cases: Case[] = [
  { id: 'live', endings: everybody(200) },
  { id: 'ready', endings: everybody(200) },
  { id: 'signup', body: () => signupForm(), endings: everybody(202) },
  { id: 'confirmEmail', query: 'token=dead', endings: everybody('mail_token_dead') },
  { id: 'resendConfirmation', endings: members(202) },
  {
    id: 'login',
    body: ({ credentials }) => credentials,
    endings: { ...everybody(202), visitor: 'credentials_wrong', suspended: 'account_suspended' },
  },
  { id: 'protectedUser', endings: members(203) },
  { id: 'requestRecovery', query: `email=${newEmail()}`, endings: everybody(202) },
  { id: 'verifyRecovery', query: 'token=dead', endings: everybody('mail_token_dead') },
  {
    id: 'restorePassword',
    body: () => ({ token: 'dead', newPassword: password, confirmPassword: password }),
    endings: everybody('mail_token_dead'),
  },
  { id: 'twoFactorQrcode', endings: members(202) },
  {
    id: 'enableTwoFactor',
    body: ({ credentials }) => ({ code: 'wrong', password: credentials.password }),
    endings: members('code_refused'),
  },
  {
    id: 'disableTwoFactor',
    body: ({ credentials }) => ({ password: credentials.password }),
    endings: members('two_factor_not_on'),
  },
  { id: 'listClubs', endings: everybody(202) },
  { id: 'createClub', body: () => club, endings: { ...members(202), unverified: 'email_not_confirmed' } },
  {
    id: 'updateClub',
    body: ({ clubID }) => ({
      clubID,
      title: `A new title ${clubID}`,
      description: 'A new text',
      privacy: true,
    }),
    endings: clubOwner,
  },
  ...['title', 'description', 'privacy'].map((value) => ({
    id: 'updateClubValue',
    parameter: () => value,
    body: ({ clubID }: Scene) => ({ clubID, value: value === 'privacy' ? true : `A new text ${clubID}` }),
    endings: clubOwner,
  })),
  {
    id: 'updateClubValue',
    parameter: () => 'state',
    body: ({ clubID }) => ({ clubID, value: 'verified' }),
    endings: admins(202),
  },
  { id: 'deleteClub', body: ({ clubID }) => ({ clubID }), endings: clubOwner },
  {
    id: 'changeUserValue',
    parameter: () => 'firstName',
    body: () => ({ valueType: 'firstName', toChange: { fieldValue: 'Ada', newValue: 'Adele' } }),
    endings: members(202),
  },
  { id: 'listUsers', endings: admins(202) },
  {
    id: 'editUser',
    body: ({ victim }) => ({ ID: victim, ...names, maxClub: 9, emailConfirmed: true, admin: false }),
    endings: admins(202),
  },
  {
    id: 'toggleSuspension',
    parameter: ({ victim }) => String(victim),
    body: ({ victim }) => ({ userIDToSuspend: victim, suspended: true }),
    endings: admins(202),
  },
  { id: 'listAudit', endings: admins(202) },
  { id: 'listClubsForReview', endings: admins(202) },
  { id: 'countOverview', endings: admins(202) },
  {
    id: 'sendContactMessage',
    body: () => ({ email: newEmail(), subject: 'Hello', message: 'A question', csrf: '' }),
    endings: everybody(202),
  },
  ...communityCases,
  ...accountCases,
  // Last: it ends the sessions.
  { id: 'logout', endings: members(202) },
]
