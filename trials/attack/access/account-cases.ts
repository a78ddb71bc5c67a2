import { SoftwarePasskey } from '../../../testing/software-passkey.ts'
import { newEmail } from '../people.ts'
import { admins, everybody, members, type Case, type Ending, type Endings } from './roles.ts'

const passkey = () => new SoftwarePasskey().get({ rpId: 'localhost', challenge: 'unknown' })
const newPasskey = () =>
  new SoftwarePasskey().create({ rp: { id: 'localhost' }, user: { id: 'dXNlcg' }, challenge: 'unknown' })
const newPassword = 'another sentence for roles'

/** Without a proof every caller is refused; with an own one it ends as told. Ids are those of the victim. */
function proven(
  id: string,
  who: (ending: Ending) => Endings,
  ending: Ending,
  body?: Case['body'],
): [Case, Case] {
  const call = { id, ...(body && { body }) }
  return [
    { ...call, endings: who('proof_needed') },
    { ...call, hasProof: true, endings: who(ending) },
  ]
}

const securityCases: Case[] = [
  { id: 'makeProof', body: ({ credentials: { password } }) => ({ password }), endings: members(202) },
  { id: 'readSecurity', endings: members(202) },
  { id: 'listSecurityLog', endings: members(202) },
  { id: 'listSessions', endings: members(202) },
  ...proven('endSession', members, 'session_unknown'),
  ...proven('endOtherSessions', members, 202),
  {
    id: 'changePassword',
    body: () => ({ currentPassword: 'not the password', newPassword, confirmPassword: newPassword }),
    endings: members('password_refused'),
  },
  ...proven('renewRecoveryCodes', members, 'two_factor_not_on'),
  { id: 'cancelEmailChange', endings: members('no_email_change') },
  ...proven('requestEmailChange', members, 202, () => ({ newEmail: newEmail() })),
  { id: 'completeEmailChange', body: () => ({ token: 'dead' }), endings: everybody('mail_token_dead') },
  { id: 'undoEmailChange', body: () => ({ token: 'dead' }), endings: everybody('mail_token_dead') },
]

const passkeyCases: Case[] = [
  { id: 'passkeyLoginOptions', endings: everybody(202) },
  { id: 'passkeyLogin', body: () => ({ passkey: passkey() }), endings: everybody('passkey_wrong') },
  { id: 'proofOptions', endings: members('no_passkeys') },
  { id: 'listPasskeys', endings: members(202) },
  ...proven('passkeyOptions', members, 202),
  ...proven('addPasskey', members, 'passkey_refused', () => ({ name: 'A', passkey: newPasskey() })),
  { id: 'renamePasskey', body: () => ({ name: 'A' }), endings: members('passkey_unknown') },
  ...proven('removePasskey', members, 'passkey_unknown'),
]

const helpCases: Case[] = [
  ...proven('exportData', members, 202),
  ...proven('requestDeletion', members, 'invalid_input', ({ victimEmail }) => ({ email: victimEmail })),
  { id: 'restoreAccount', body: () => ({ restoreToken: 'dead' }), endings: everybody('restore_expired') },
  ...proven('resetSecondFactor', admins, 'two_factor_not_on', () => ({ reason: 'Lost' })),
  ...proven('endUserSessions', admins, 202),
  { id: 'listContactMessages', endings: admins(202) },
  {
    id: 'changeContactMessage',
    parameter: () => '2147483647',
    body: () => ({ status: 'closed', note: '' }),
    endings: admins('message_unknown'),
  },
  { id: 'listDeletions', endings: admins(202) },
]

/** Security, passkeys, the own data, and how administrators help. */
export const accountCases = [...securityCases, ...passkeyCases, ...helpCases]
