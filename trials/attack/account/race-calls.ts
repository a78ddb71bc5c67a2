import type { Site } from '../../../testing/start-site.ts'
import type { Ledger } from '../finding.ts'
import type { Reply } from '../http-client.ts'
import { makeMemberAnywhere, postFromAnywhere } from '../limits/limited-site.ts'
import { atOnce, countStatus, fromAnywhere, tally } from '../many.ts'
import { expectYes, logInAsAdmin, newEmail, secure } from '../people.ts'
import { proofOf } from '../proofs.ts'

const AT_ONCE = 20
const EXPORTS_A_DAY = 3
/** One less than the wrong codes that an account may try, and the right one. */
const CODE_SETS_AT_ONCE = 5

/** So many succeed, and every other one gets one of these refusals. */
function expectWinners(
  ledger: Ledger,
  what: string,
  answers: Reply[],
  { winners, refusals }: { winners: number; refusals: string[] },
) {
  const won = countStatus(answers, 202)
  const others = answers.filter(
    ({ status, body }) => status !== 202 && !refusals.includes(String(body['code'])),
  )
  const findings = others.map(({ status, text }) => `answered ${status} ${text.slice(0, 100)}`)
  if (won !== winners) findings.push(`${won} succeeded`)
  ledger.note(what, answers.length, findings, tally(answers))
}

/** Calls of which only so many may succeed, all sent at once. */
export async function raceAccountCalls(ledger: Ledger, site: Site) {
  await raceExports(ledger, site)
  await raceRecoveryCodes(ledger, site)
  await raceDeletions(ledger, site)
  await raceNotes(ledger, site)
}

async function raceExports(ledger: Ledger, site: Site) {
  const ada = await makeMemberAnywhere(site)
  const proof = await proofOf(ada, ada, fromAnywhere())
  const answers = await atOnce(AT_ONCE, () =>
    ada.call('POST', '/user/export', undefined, { headers: { ...proof, ...fromAnywhere() } }),
  )
  expectWinners(ledger, `exports, ${AT_ONCE} at once: three a day`, answers, {
    winners: EXPORTS_A_DAY,
    refusals: ['too_many_exports'],
  })
}

/** All may succeed, but the codes of one answer alone are valid afterwards. */
async function raceRecoveryCodes(ledger: Ledger, site: Site) {
  const ada = await makeMemberAnywhere(site)
  const { recoveryCodes } = await secure(ada)
  const { email, password } = ada
  const proving = { password, code: recoveryCodes[0] }
  const { body } = expectYes(await ada.call('POST', '/auth/proof', proving, { headers: fromAnywhere() }))
  const headers = { 'x-proof': String(body['proof']) }
  const made = await atOnce(CODE_SETS_AT_ONCE, () =>
    ada.call('POST', '/user/2FA/recovery-codes', undefined, { headers: { ...headers, ...fromAnywhere() } }),
  )
  const logins: Reply[] = []
  for (const answer of made) {
    const [code] = expectYes(answer).body['recoveryCodes'] as string[]
    logins.push(await postFromAnywhere(site, '/auth/login', { email, password, code }))
  }
  expectWinners(ledger, 'new recovery codes, 5 at once: those of one answer work', logins, {
    winners: 1,
    refusals: ['code_wrong'],
  })
}

async function raceDeletions(ledger: Ledger, site: Site) {
  const ada = await makeMemberAnywhere(site)
  const proof = await proofOf(ada, ada, fromAnywhere())
  const answers = await atOnce(AT_ONCE, () =>
    ada.call('POST', '/user/deletion', { email: ada.email }, { headers: { ...proof, ...fromAnywhere() } }),
  )
  expectWinners(ledger, `the deletion of one account, ${AT_ONCE} at once`, answers, {
    winners: 1,
    refusals: ['login_needed', 'proof_needed'],
  })
}

/** Administrators who all saw the same state of a message: the first change wins. */
async function raceNotes(ledger: Ledger, site: Site) {
  const adminSession = await logInAsAdmin(site, { headers: fromAnywhere() })
  const form = { email: newEmail(), subject: 'Raced', message: 'Who answers?', csrf: '' }
  expectYes(await postFromAnywhere(site, '/contact', form))
  const { body } = expectYes(await adminSession.call('GET', '/admin/contact?limit=1'))
  const [{ id } = { id: 0 }] = body['result'] as { id: number }[]
  const seen = { status: 'new', note: '' }
  const answers = await atOnce(AT_ONCE, (place) =>
    adminSession.call('PUT', `/admin/contact/${id}`, { status: 'answered', note: `Note ${place}`, seen }),
  )
  expectWinners(ledger, `one contact message, ${AT_ONCE} changes at once that saw the same`, answers, {
    winners: 1,
    refusals: ['changed_meanwhile'],
  })
  const kept = expectYes(await adminSession.call('GET', '/admin/contact?limit=1')).body['result']
  const [stored] = kept as { note: string }[]
  const winner = answers.findIndex(({ status }) => status === 202)
  ledger.check('the note of the winner is stored', stored?.note === `Note ${winner}`, JSON.stringify(stored))
}
