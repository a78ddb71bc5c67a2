import { randomInt } from 'node:crypto'
import type { Site } from '../../../testing/start-site.ts'
import type { Ledger } from '../finding.ts'
import { call, type Reply } from '../http-client.ts'
import { makeMemberAnywhere } from '../limits/limited-site.ts'
import { atOnce, fromAnywhere, tally } from '../many.ts'
import { logIn, type Person, type Session } from '../people.ts'
import {
  addPasskey,
  creationOptions,
  logInByPasskey,
  loginOptions,
  makePasskey,
  proofOptions,
  sendAssertion,
} from '../passkeys.ts'
import { proofOf } from '../proofs.ts'
import { expectNone, expectOne } from './replay-links.ts'

const AT_ONCE = 20
const MUTATIONS = 200

/** Assertions and challenges: one use, one purpose, one session, one origin. */
export async function replayPasskeys(ledger: Ledger, site: Site) {
  const [ada, bob] = [await makeMemberAnywhere(site), await makeMemberAnywhere(site)]
  const { passkey } = await addPasskey(site, ada)
  const { passkey: foreign } = await addPasskey(site, bob)
  const assertion = passkey.get(await loginOptions(site))
  const answers = await atOnce(AT_ONCE, () => sendAssertion(site, assertion))
  expectOne(ledger, 'one passkey assertion, 20 logins at once', answers)
  expectNone(ledger, 'assertions replayed, of another purpose or forged', [
    await sendAssertion(site, assertion),
    await sendAssertion(site, passkey.get(await proofOptions(ada))),
    await sendAssertion(site, passkey.get({ rpId: 'localhost', challenge: 'A'.repeat(43) })),
    await sendAssertion(site, makePasskey(site).get(await loginOptions(site))),
    await logInByPasskey(site, passkey, { origin: 'https://evil.example' }),
    await logInByPasskey(site, passkey, { bogusSignature: true }),
    await logInByPasskey(site, passkey, { userVerified: false }),
  ])
  const swapped = await logInByPasskey(site, foreign, { userHandle: ada.user.uid.toString() })
  const opened = swapped.body['userObject'] as { uid: number } | undefined
  ledger.check(
    'a passkey with the handle of another opens no other account',
    opened?.uid !== ada.id,
    swapped.text,
  )
  await proveWithOthers(ledger, site, ada, passkey.get.bind(passkey), foreign.get.bind(foreign))
  await registerTwice(ledger, site, ada)
  await copyPasskey(ledger, site)
}

type Answering = (options: { rpId: string; challenge: string }) => unknown

/** A challenge for a proof belongs to its session, and to a passkey of its account. */
async function proveWithOthers(ledger: Ledger, site: Site, ada: Person, own: Answering, foreign: Answering) {
  const second = await logIn(site, ada, { headers: fromAnywhere() })
  const prove = (session: Session, passkey: unknown) =>
    session.call('POST', '/auth/proof', { passkey }, { headers: fromAnywhere() })
  const used = own(await proofOptions(ada))
  const first = await prove(ada, used)
  ledger.check('a passkey proves its own session', first.status === 202, first.text)
  expectNone(ledger, 'proofs by passkey: replayed, of another session, account or purpose', [
    await prove(ada, used),
    await prove(second, own(await proofOptions(ada))),
    await prove(ada, foreign(await proofOptions(ada))),
    await prove(ada, own(await loginOptions(site))),
  ])
}

async function registerTwice(ledger: Ledger, site: Site, ada: Person) {
  const headers = { ...(await proofOf(ada, ada, fromAnywhere())), ...fromAnywhere() }
  const passkey = makePasskey(site)
  const response = passkey.create(await creationOptions(ada, headers))
  const add = (person: Person, proof: Record<string, string>, answer: unknown) =>
    person.call('POST', '/user/passkeys', { name: 'Phone', passkey: answer }, { headers: proof })
  expectOne(
    ledger,
    'one new passkey, added 20 times at once',
    await atOnce(AT_ONCE, () => add(ada, headers, response)),
  )
  const eve = await makeMemberAnywhere(site)
  const own = { ...(await proofOf(eve, eve, fromAnywhere())), ...fromAnywhere() }
  expectNone(ledger, 'the passkey of another account, or the challenge of one', [
    await add(eve, own, response),
    await add(eve, own, passkey.create(await creationOptions(eve, own))),
    await add(eve, own, makePasskey(site).create(await creationOptions(ada, headers))),
    await add(
      eve,
      own,
      makePasskey(site).create({ ...(await creationOptions(eve, own)), rp: { id: 'evil.example' } }),
    ),
  ])
}

/** Two authenticators with the same key: the one whose counter is behind is refused. */
async function copyPasskey(ledger: Ledger, site: Site) {
  const carl = await makeMemberAnywhere(site)
  const { passkey } = await addPasskey(site, carl, makePasskey(site, { counter: 5 }))
  const right = await logInByPasskey(site, passkey)
  const copied = [
    await logInByPasskey(site, passkey, { counter: 3 }),
    await logInByPasskey(site, passkey, { counter: 0 }),
  ]
  ledger.check('a passkey that counts logs in', right.status === 202, right.text)
  expectNone(ledger, 'a copied passkey, whose counter is behind', copied)
}

/** Real responses with changed bytes and live challenges: refused, never a failure. */
export async function mutatePasskeys(ledger: Ledger, site: Site) {
  const ada = await makeMemberAnywhere(site)
  const { passkey } = await addPasskey(site, ada)
  const headers = await proofOf(ada, ada)
  const logins: Reply[] = []
  const additions: Reply[] = []
  for (let round = 0; round < MUTATIONS; round += 1) {
    logins.push(await sendAssertion(site, mutate(passkey.get(await loginOptions(site)))))
    const response = mutate(makePasskey(site).create(await creationOptions(ada, headers)))
    const added = await ada.call('POST', '/user/passkeys', { name: 'x', passkey: response }, { headers })
    additions.push(added)
    const { id } = (added.body['passkey'] ?? {}) as { id?: number }
    // Without attestation a changed key is as good as another one; only ten have a place.
    if (id)
      await call(site.url, 'DELETE', `/user/passkeys/${id}`, { headers: { ...ada.headers, ...headers } })
  }
  expectNone(ledger, 'assertions with changed bytes', logins)
  const failed = additions
    .filter(({ status }) => status >= 500)
    .map(({ status, text }) => `${status}: ${text}`)
  ledger.note('new passkeys with changed bytes: no failure', MUTATIONS, failed, tally(additions))
}

type Credential = { response: Record<string, unknown> }

/** Flips, cuts or inserts bytes in one of the signed fields. */
function mutate<Given extends Credential>(credential: Given): Given {
  const names = Object.entries(credential.response).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'userHandle' ? [name] : [],
  )
  const name = names[randomInt(names.length)] ?? ''
  const bytes = Buffer.from(String(credential.response[name]), 'base64url')
  const at = randomInt(bytes.length)
  const ways = [
    () =>
      Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from([(bytes[at] ?? 0) ^ (1 << randomInt(8))]),
        bytes.subarray(at + 1),
      ]),
    () => bytes.subarray(0, at),
    () => Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff, 0xbf, 0x9f]), bytes.subarray(at)]),
  ]
  const changed = (ways[randomInt(ways.length)] ?? (() => bytes))()
  return { ...credential, response: { ...credential.response, [name]: changed.toString('base64url') } }
}
