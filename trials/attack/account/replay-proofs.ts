import { admin, type Site } from '../../../testing/start-site.ts'
import type { Ledger } from '../finding.ts'
import type { Reply } from '../http-client.ts'
import { makeMemberAnywhere } from '../limits/limited-site.ts'
import { fromAnywhere } from '../many.ts'
import { expectYes, logIn, logInAsAdmin, setRole, type Session } from '../people.ts'
import { proofOf } from '../proofs.ts'

type Guarded = [method: string, path: string, body?: object]

/** Every call of members that needs a proof. */
const guarded: Guarded[] = [
  ['DELETE', '/user/sessions'],
  ['DELETE', '/user/sessions/1'],
  ['POST', '/user/email', { newEmail: 'taken-over@example.com' }],
  ['POST', '/user/passkeys/options'],
  ['POST', '/user/passkeys', { name: 'Taken over', passkey: {} }],
  ['DELETE', '/user/passkeys/1'],
  ['POST', '/user/2FA/recovery-codes'],
  ['POST', '/user/export'],
  ['POST', '/user/deletion', { email: 'taken-over@example.com' }],
]

/** Those of administrators. */
const guardedAbout = (id: number): Guarded[] => [
  ['POST', `/admin/users/${id}/second-factor/reset`, { reason: 'Taken over', passkeys: true }],
  ['POST', `/admin/users/${id}/sessions/end`],
]

/** A proof works in its own session, as long as session and password last, and nowhere else. */
export async function replayProofs(ledger: Ledger, site: Site) {
  const [ada, bob] = [await makeMemberAnywhere(site), await makeMemberAnywhere(site)]
  const second = await logIn(site, ada, { headers: fromAnywhere() })
  const own = await proofOf(ada, ada, fromAnywhere())
  const newer = await proofOf(second, ada, fromAnywhere())
  const foreign = await proofOf(bob, bob, fromAnywhere())
  const token = ada.headers.authorization.slice('Bearer '.length)
  const wrong = [newer, foreign, { 'x-proof': token }, { 'x-proof': '' }, {}].concat({
    'x-proof': own['x-proof'].slice(0, -1),
  })
  await expectRefused(ledger, 'proofs of another session, of another account, cut or empty', ada, wrong)

  const password = 'another quiet river'
  const form = { currentPassword: ada.password, newPassword: password, confirmPassword: password }
  expectYes(await ada.call('PUT', '/user/password', form, { headers: fromAnywhere() }))
  await expectRefused(ledger, 'a proof from before the password changed', ada, [own])

  const again = await logIn(site, bob, { headers: fromAnywhere() })
  const ended = await proofOf(again, bob, fromAnywhere())
  expectYes(await again.call('POST', '/auth/logout', undefined, { headers: fromAnywhere() }))
  await expectRefused(ledger, 'a proof of a session that ended, in another one', bob, [ended])
  const alive = await bob.call('POST', '/user/export', undefined, {
    headers: { ...foreign, ...fromAnywhere() },
  })
  ledger.check('the own proof still works', alive.status === 202, alive.text.slice(0, 200))
  await replayAdminProofs(ledger, site)
}

/** An administrator needs an own proof, also where another administrator has one. */
async function replayAdminProofs(ledger: Ledger, site: Site) {
  const [eve, member] = [await makeMemberAnywhere(site), await makeMemberAnywhere(site)]
  const adminSession = await logInAsAdmin(site, { headers: fromAnywhere() })
  await setRole(adminSession, eve, true)
  const own = await proofOf(adminSession, admin, fromAnywhere())
  const ofEve = await proofOf(eve, eve, fromAnywhere())
  const ofMember = await proofOf(member, member, fromAnywhere())
  const calls = [...guarded, ...guardedAbout(member.id)]
  const what = 'proofs of another administrator and of the member concerned'
  await expectRefused(ledger, what, adminSession, [ofEve, ofMember, {}], calls)
  await expectRefused(ledger, 'the same, the other way round', eve, [own, ofMember, {}], calls)
  const untouched = await member.call('GET', '/protected', undefined, { headers: fromAnywhere() })
  ledger.check('the member is still logged in', untouched.status === 203, `it answered ${untouched.status}`)
  const headers = { ...ofEve, ...fromAnywhere() }
  const ended = await eve.call('POST', `/admin/users/${member.id}/sessions/end`, undefined, { headers })
  ledger.check('until an administrator uses an own proof', ended.status === 202, ended.text.slice(0, 200))
}

async function expectRefused(
  ledger: Ledger,
  what: string,
  session: Session,
  proofs: Partial<Record<'x-proof', string>>[],
  calls = guarded,
) {
  const findings: string[] = []
  for (const proof of proofs) {
    for (const [method, path, body] of calls) {
      const answer: Reply = await session.call(method, path, body, {
        headers: { ...proof, ...fromAnywhere() },
      })
      if (answer.body['code'] !== 'proof_needed')
        findings.push(`${method} ${path}: ${answer.text.slice(0, 100)}`)
    }
  }
  ledger.note(what, proofs.length * calls.length, findings)
}
