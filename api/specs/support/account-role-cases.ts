import { admins, everybody, members, type Case } from './role-cases.ts'
import { SoftwarePasskey } from '../../../testing/software-passkey.ts'

const passkey = () => new SoftwarePasskey().get({ rpId: 'localhost', challenge: 'unknown' })

/** Passkeys, the own data, and how administrators help; risky actions need a proof first. */
export const accountCases: Case[] = [
  { call: 'passkeyLoginOptions', endings: everybody(202) },
  { call: 'passkeyLogin', body: () => ({ passkey: passkey() }), endings: everybody('passkey_wrong') },
  { call: 'proofOptions', endings: members('no_passkeys') },
  { call: 'listPasskeys', endings: members(202) },
  { call: 'passkeyOptions', endings: members('proof_needed') },
  { call: 'addPasskey', body: () => ({ name: 'A', passkey: passkey() }), endings: members('proof_needed') },
  {
    call: 'renamePasskey',
    path: () => '1',
    body: () => ({ name: 'A' }),
    endings: members('passkey_unknown'),
  },
  { call: 'removePasskey', path: () => '1', endings: members('proof_needed') },
  { call: 'exportData', endings: members('proof_needed') },
  {
    call: 'requestDeletion',
    body: ({ caller }) => ({ email: caller?.email ?? 'a@example.com' }),
    endings: members('proof_needed'),
  },
  {
    call: 'restoreAccount',
    body: () => ({ restoreToken: 'dead' }),
    endings: everybody('restore_expired'),
  },
  {
    call: 'resetSecondFactor',
    parameters: ({ other }) => ({ id: other.id }),
    body: () => ({ reason: 'Lost' }),
    endings: admins('proof_needed'),
  },
  {
    call: 'endUserSessions',
    parameters: ({ other }) => ({ id: other.id }),
    endings: admins('proof_needed'),
  },
  { call: 'listContactMessages', endings: admins(202) },
  {
    call: 'changeContactMessage',
    parameters: () => ({ id: 999_999 }),
    body: () => ({ status: 'closed', note: '' }),
    endings: admins('message_unknown'),
  },
  { call: 'listDeletions', endings: admins(202) },
]
