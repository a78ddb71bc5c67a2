import { securityEventKinds } from '@aurivane/contract/security-events'
import { kindOfNotice, noticeKindNames } from '@aurivane/contract/notice-kinds'
import type { Notice } from '@aurivane/contract/notices'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SoftwarePasskey } from '../../testing/software-passkey.ts'
import { secure } from './support/authenticator.ts'
import { EmailChanges, newAddress } from './support/email-changes.ts'
import { inbox } from './support/inbox.ts'
import { addPasskey, logInWith } from './support/passkeys.ts'
import type { Member } from './support/people.ts'
import { proofOf } from './support/proof.ts'
import { queuedToken } from './support/queued-mails.ts'
import { openSite, type Site } from './support/site.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:121.0) Gecko/20100101 Firefox/121.0'
/** Notices that were there before the page Security. */
const ofTheCommunity = [
  'password_changed',
  'two_factor_on',
  'two_factor_off',
  'recovery_code_used',
  'account_suspended',
  'account_restored',
]
const NEW_PASSWORD = 'another quiet sentence'

let site: Site
let admin: Member
let changes: EmailChanges
beforeAll(async () => {
  site = await openSite()
  admin = await site.people.admin()
  changes = new EmailChanges(site)
})
afterAll(() => site.close())

const visitor = (agent?: string) => site.people.visitor(agent === undefined ? {} : { 'user-agent': agent })

/** Logs in on two devices, fails once at the login and once at a proof, and ends sessions in each way. */
async function useDevices(member: Member) {
  const { email, password } = member
  await visitor().post('/auth/login', { email, password: 'wrong' })
  await visitor().post('/auth/login', { email, password })
  await visitor(FIREFOX).post('/auth/login', { email, password })
  await member.post('/auth/proof', { password: 'wrong' })
  await (await site.people.again(member)).post('/auth/logout')
  const proof = await proofOf(member)
  const sessions = (await member.get('/user/sessions')).body.result as { id: number; current: boolean }[]
  const other = sessions.find(({ current }) => !current)
  await member.delete(`/user/sessions/${other?.id}`, undefined, proof)
  await member.delete('/user/sessions', undefined, proof)
}

async function changeCredentials(member: Member) {
  const { email, password } = member
  await member.post('/user/email', { newEmail: newAddress() }, await proofOf(member))
  await member.delete('/user/email')
  const newEmail = newAddress()
  await changes.ask(member, newEmail)
  await changes.complete(await queuedToken(site, newEmail))
  await changes.undo(await queuedToken(site, email))
  await changes.setPassword(await changes.recoveryToken(member), NEW_PASSWORD)
  const form = { currentPassword: NEW_PASSWORD, newPassword: password, confirmPassword: password }
  await (await site.people.again(member)).put('/user/password', form)
}

async function useSecondFactors(member: Member) {
  const { email, password } = member
  const { passkey, id } = await addPasskey(member, new SoftwarePasskey({ counter: 7 }))
  await logInWith(visitor(), passkey, { counter: 7 })
  await member.delete(`/user/passkeys/${id}`, undefined, await proofOf(member))
  const { app } = await secure(site, member)
  const made = await member.post('/user/2FA/recovery-codes', undefined, await proofOf(member, app.code()))
  const [code] = made.body['recoveryCodes'] as string[]
  await visitor().post('/auth/login', { email, password, code })
  await member.post('/user/2FA/disable', { password })
}

/** Downloads the data, leaves, and comes back. */
async function leaveAndReturn(member: Member) {
  const { email, password } = member
  const proof = await proofOf(member)
  await member.post('/user/export', undefined, proof)
  await member.post('/user/deletion', { email }, proof)
  const { restoreToken } = (await visitor().post('/auth/login', { email, password })).body
  await visitor().post('/auth/restore', { restoreToken })
}

async function beHelped(member: Member) {
  await secure(site, member)
  const proof = await proofOf(admin)
  await admin.post(`/admin/users/${member.id}/sessions/end`, undefined, proof)
  await admin.post(`/admin/users/${member.id}/second-factor/reset`, { reason: 'Lost phone' }, proof)
  for (const suspended of [true, false]) {
    await admin.delete(`/profiles/user/${member.id}`, { userIDToSuspend: member.id, suspended })
  }
}

type Journey = { name: string; take: (member: Member) => Promise<void>; log: string[]; notices: string[] }
const journeys: Journey[] = [
  {
    name: 'logins and logouts',
    take: useDevices,
    log: [
      'login.failed: Login failed',
      'login.ok: Logged in',
      'login.new-device: Logged in on a new device',
      'proof.failed: Confirmation failed',
      'logout: Logged out',
      'session.ended: A device was logged out',
      'sessions.ended: All other devices were logged out',
    ],
    notices: ['new_device: New login to your account.'],
  },
  {
    name: 'changes of email and password',
    take: changeCredentials,
    log: [
      'email.requested: Change of email requested',
      'email.cancelled: Change of email cancelled',
      'email.requested: Change of email requested',
      'email.changed: Email changed',
      'email.restored: Old email restored',
      'recovery.requested: Recovery link requested',
      'password.recovered: Password set with a recovery link',
      'password.changed: Password changed',
    ],
    notices: [
      'email_change_asked: Your email address is about to change.',
      'email_change_asked: Your email address is about to change.',
      'email_changed: Your email address was changed.',
      'email_restored: Your old email address was restored.',
      'password_changed: Your password was changed.',
      'password_changed: Your password was changed.',
    ],
  },
  {
    name: 'passkeys and codes',
    take: useSecondFactors,
    log: [
      'passkey.added: Passkey added',
      'passkey.copied: Passkey refused: it may be a copy',
      'passkey.removed: Passkey removed',
      'two-factor.on: Two-factor authentication turned on',
      'recovery-codes.made: New recovery codes made',
      'recovery-code.used: Recovery code used',
      'login.ok: Logged in',
      'two-factor.off: Two-factor authentication turned off',
    ],
    notices: [
      'passkey_added: A passkey was added.',
      'passkey_copied: A passkey was refused.',
      'passkey_removed: A passkey was removed.',
      'two_factor_on: Two-factor authentication was turned on.',
      'recovery_codes_made: New recovery codes were made.',
      'recovery_code_used: A recovery code was used to log in.',
      'two_factor_off: Two-factor authentication was turned off.',
    ],
  },
  {
    name: 'a download, a deletion and its withdrawal',
    take: leaveAndReturn,
    log: [
      'export.made: Data downloaded',
      'deletion.requested: Deletion requested',
      'deletion.withdrawn: Account restored',
      'login.ok: Logged in',
    ],
    notices: ['data_exported: Your data was downloaded.', 'deletion_withdrawn: Your account was restored.'],
  },
  {
    name: 'what administrators do',
    take: beHelped,
    log: [
      'two-factor.on: Two-factor authentication turned on',
      'admin.sessions-ended: Logged out by an administrator',
      'admin.second-factor-reset: Second factor reset by an administrator',
      'admin.suspended: Account suspended',
      'admin.unsuspended: Suspension lifted',
    ],
    notices: [
      'two_factor_on: Two-factor authentication was turned on.',
      'sessions_ended: You were logged out on all devices.',
      'second_factor_reset: Your second factor was reset. (Lost phone)',
      'account_suspended: Your account was suspended.',
      'account_restored: The suspension of your account was lifted.',
    ],
  },
]
const kindOf = (line: string) => line.slice(0, line.indexOf(':'))

describe.each(journeys)('Of $name', ({ take, log, notices }) => {
  type Entry = { kind: string; text: string } & Record<'device' | 'browser' | 'system' | 'network', unknown>
  let entries: Entry[]
  let inboxed: Notice[]
  beforeAll(async () => {
    const member = await site.people.member()
    await take(member)
    const reader = await site.people.again(member)
    entries = ((await reader.get('/user/security-log?limit=100')).body.result as Entry[]).toReversed()
    inboxed = (await inbox(reader)).toReversed()
  })

  it('the security log has one entry each, with its text', () => {
    expect(entries.map(({ kind, text }) => `${kind}: ${text}`)).toEqual(log)
  })

  it('the entries name the device, unless an administrator caused them', () => {
    for (const { kind, device, browser, system, network } of entries) {
      if (kind.startsWith('admin.')) {
        expect({ kind, device, browser, system, network }).toEqual({
          kind,
          device: null,
          browser: null,
          system: null,
          network: null,
        })
      } else {
        expect({ kind, device, network }).toEqual({
          kind,
          device: kind === 'login.new-device' ? 'Firefox on Windows' : 'Unknown device',
          network: '127.0.0.0/24',
        })
      }
    }
  })

  it('the inbox has the notices, with their links', () => {
    const lines = inboxed.map(({ kind, text, detail }) => `${kind}: ${text}${detail ? ` (${detail})` : ''}`)
    expect(lines).toEqual(notices)
    for (const { kind, link } of inboxed) {
      const page = ofTheCommunity.includes(kind) ? 'account' : 'security'
      expect({ kind, link }).toEqual({ kind, link: `/profile?select=${page}` })
    }
  })
})

describe('The kinds above', () => {
  it('are all that the contract defines', () => {
    const logged = journeys.flatMap(({ log }) => log.map(kindOf))
    expect([...new Set(logged)].toSorted()).toEqual(securityEventKinds.toSorted())
    const toSecurity = noticeKindNames.filter(
      (kind) => kindOfNotice(kind).link === '/profile?select=security',
    )
    expect(journeys.flatMap((journey) => journey.notices.map(kindOf))).toEqual(
      expect.arrayContaining(toSecurity),
    )
  })
})
