import type { Site } from '../../../testing/start-site.ts'
import type { Ledger } from '../finding.ts'
import type { Reply } from '../http-client.ts'
import { makeMemberAnywhere, postFromAnywhere } from '../limits/limited-site.ts'
import { atOnce, countStatus, fromAnywhere, tally } from '../many.ts'
import { expectYes, type Credentials, type Person } from '../people.ts'
import { proofOf } from '../proofs.ts'
import { askForChange, tokenOf } from './email-links.ts'

const AT_ONCE = 20

export function expectOne(ledger: Ledger, what: string, answers: Reply[]) {
  const won = countStatus(answers, 202)
  ledger.note(what, answers.length, won === 1 ? [] : [`${won} succeeded`], tally(answers))
}

/** Each must be refused. */
export function expectNone(ledger: Ledger, what: string, answers: Reply[]) {
  const findings = answers.filter(({ status }) => status < 400).map(({ text }) => text.slice(0, 200))
  const failed = answers.filter(({ status }) => status >= 500).map(({ status }) => `answered ${status}`)
  ledger.note(what, answers.length, [...findings, ...failed], tally(answers))
}

const complete = (site: Site, token: string) =>
  postFromAnywhere(site, '/auth/email-change/complete', { token })
const undo = (site: Site, token: string) => postFromAnywhere(site, '/auth/email-change/undo', { token })
const restore = (site: Site, restoreToken: string) =>
  postFromAnywhere(site, '/auth/restore', { restoreToken })

function logInTo(site: Site, { email, password }: Credentials): Promise<Reply> {
  return postFromAnywhere(site, '/auth/login', { email, password })
}

/** Links of a change of email: one use, one winner, one purpose. */
export async function replayEmailLinks(ledger: Ledger, site: Site) {
  const first = await askForChange(site)
  expectOne(
    ledger,
    'one link to a new address, 20 completions at once',
    await atOnce(AT_ONCE, () => complete(site, first.link)),
  )
  const later = await tokenOf(site, first.person.email, 'Your email address was changed')
  const undone = await atOnce(AT_ONCE, (place) => undo(site, place % 2 === 0 ? first.undoLink : later))
  expectOne(ledger, 'both undo links of a completed change, 20 at once', undone)
  expectNone(ledger, 'links of an undone change', [
    await undo(site, first.undoLink),
    await undo(site, later),
    await complete(site, first.link),
    await logInTo(site, first.person),
    await logInTo(site, { ...first.person, email: first.address }),
  ])

  const second = await askForChange(site)
  const answers = await atOnce(AT_ONCE, () => undo(site, second.undoLink))
  expectOne(ledger, 'one undo link of a waiting change, 20 at once', answers)

  const third = await askForChange(site)
  const raced = await atOnce(AT_ONCE, (place) =>
    place % 2 === 0 ? complete(site, third.link) : undo(site, third.undoLink),
  )
  const undos = raced.filter((_, place) => place % 2 === 1)
  expectOne(ledger, 'completing against undoing, 10 each at once: one undo', undos)
  const recovery = await tokenOf(site, third.person.email, 'Your old email address was restored')
  const verified = await postFromAnywhere(site, `/auth/account-recovery/verifyCode?token=${recovery}`)
  ledger.check('then the old address owns the account', verified.status === 202, verified.text)
  await mixPurposes(ledger, site)
}

async function mixPurposes(ledger: Ledger, site: Site) {
  const { person, link, undoLink } = await askForChange(site)
  const passwords = { newPassword: 'a quiet sentence', confirmPassword: 'a quiet sentence' }
  const recover = (token: string) =>
    postFromAnywhere(site, '/auth/account-recovery/restore', { token, ...passwords })
  const session = person.headers.authorization.slice('Bearer '.length)
  expectNone(ledger, 'links and tokens of one purpose used for another', [
    await complete(site, undoLink),
    await undo(site, link),
    await recover(link),
    await recover(undoLink),
    await postFromAnywhere(site, `/auth/signup/confirmemail?token=${undoLink}`),
    await restore(site, link),
    await restore(site, session),
    await complete(site, session),
    await undo(site, ''),
    await undo(site, undoLink.slice(0, -1)),
  ])
}

async function deleteAccount(person: Person) {
  const headers = { ...(await proofOf(person, person, fromAnywhere())), ...fromAnywhere() }
  expectYes(await person.call('POST', '/user/deletion', { email: person.email }, { headers }))
}

/** Tokens that restore an account: one use, one winner, and nothing before the login is complete. */
export async function replayRestoreTokens(ledger: Ledger, site: Site) {
  const ada = await makeMemberAnywhere(site)
  await deleteAccount(ada)
  const [one, other] = [await logInTo(site, ada), await logInTo(site, ada)].map(({ body }) =>
    String(body['restoreToken']),
  )
  const half = await logInTo(site, ada)
  const handedOut = 'userObject' in half.body || String(half.headers['set-cookie'] ?? '').includes('session')
  ledger.check(
    'a login during pending deletion opens no session',
    half.status === 403 && !handedOut,
    half.text,
  )
  const answers = await atOnce(AT_ONCE, () => restore(site, one ?? ''))
  expectOne(ledger, 'one restore token, 20 at once', answers)
  expectNone(ledger, 'restore tokens after the account was restored', [
    await restore(site, one ?? ''),
    await restore(site, other ?? ''),
  ])

  const bob = await makeMemberAnywhere(site)
  await deleteAccount(bob)
  const tokens = await atOnce(10, async () => String((await logInTo(site, bob)).body['restoreToken']))
  const raced = await atOnce(10, (place) => restore(site, tokens[place] ?? ''))
  expectOne(ledger, '10 restore tokens of 10 logins, all at once', raced)
  const proof = await bob.call('GET', '/protected', undefined, { headers: fromAnywhere() })
  ledger.check('sessions from before stay ended', proof.status === 401, `it answered ${proof.status}`)
}
