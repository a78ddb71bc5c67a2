import { everybody, members, type Case } from './role-cases.ts'

const password = 'a sentence for the roles'
const newPassword = 'another sentence for them'

/** What anybody may do to protect an account; risky actions need a proof first. */
export const securityCases: Case[] = [
  {
    call: 'makeProof',
    body: ({ caller }) => ({ password: caller?.password ?? password }),
    endings: members(202),
  },
  { call: 'readSecurity', endings: members(202) },
  { call: 'listSecurityLog', endings: members(202) },
  { call: 'listSessions', endings: members(202) },
  { call: 'endSession', path: () => '1', endings: members('proof_needed') },
  { call: 'endOtherSessions', endings: members('proof_needed') },
  {
    call: 'changePassword',
    body: ({ caller }) => ({
      currentPassword: caller?.password ?? password,
      newPassword,
      confirmPassword: newPassword,
    }),
    endings: members(202),
  },
  { call: 'renewRecoveryCodes', endings: members('proof_needed') },
  {
    call: 'requestEmailChange',
    body: ({ unique }) => ({ newEmail: `${unique}@example.net` }),
    endings: members('proof_needed'),
  },
  { call: 'cancelEmailChange', endings: members('no_email_change') },
  { call: 'completeEmailChange', body: () => ({ token: 'dead' }), endings: everybody('mail_token_dead') },
  { call: 'undoEmailChange', body: () => ({ token: 'dead' }), endings: everybody('mail_token_dead') },
]
