import { admin, type Site } from '../../../testing/start-site.ts'
import { comparable, compareTimes } from '../compare.ts'
import type { Ledger } from '../finding.ts'
import { call, type Reply } from '../http-client.ts'
import { expectYes, makeMember, newEmail, type Person } from '../people.ts'
import { addPasskey, loginOptions, makePasskey } from '../passkeys.ts'
import { proofOf } from '../proofs.ts'

/** Neither content nor time of an answer reveals an address, a passkey or an account that waits for its deletion. */
export async function enumerateAccounts(ledger: Ledger, site: Site) {
  const [ada, bob, leaving] = [await makeMember(site), await makeMember(site), await makeMember(site)]
  const headers = await proofOf(leaving, leaving)
  expectYes(await leaving.call('POST', '/user/deletion', { email: leaving.email }, { headers }))
  await compareAddresses(ledger, ada, [bob.email, leaving.email, admin.email])
  await comparePasskeys(ledger, site, bob)
  await compareLeaving(ledger, site, leaving)
  await compareTokens(ledger, site)
}

async function compareAddresses(ledger: Ledger, ada: Person, taken: string[]) {
  const headers = await proofOf(ada, ada)
  const ask = (newEmailAddress: string) =>
    ada.call('POST', '/user/email', { newEmail: newEmailAddress }, { headers })
  const cancel = async () => expectYes(await ada.call('DELETE', '/user/email'))
  const look = async (email: string) => {
    const answer = await ask(email)
    const { body } = await ada.call('GET', '/user/security')
    const waits = (body['result'] as { emailChange: Record<string, string> | null }).emailChange
    await cancel()
    const told = comparable({ ...answer, text: answer.text.replaceAll(email, '') })
    return `${told}, waiting for ${waits?.['newEmail'] === email}`
  }
  const free = await look(`${'0'.repeat(taken[0]?.indexOf('@') ?? 16)}@example.com`)
  const findings: string[] = []
  for (const email of taken) {
    const answer = await look(email)
    // The length of the answer follows the address.
    if (withoutLength(answer) !== withoutLength(free)) findings.push(`${answer} is not ${free}`)
  }
  ledger.note('change of email: taken and free addresses are told the same', taken.length + 1, findings)
  const timed = async (email: string) => {
    const answer = expectYes(await ask(email))
    await cancel()
    return answer
  }
  await compareTimes(
    ledger,
    'change of email to a taken address',
    () => timed(taken[0] ?? ''),
    () => timed(newEmail()),
  )
}

const withoutLength = (text: string) => text.replace(/"content-length":"\d+"/, '')

async function comparePasskeys(ledger: Ledger, site: Site, bob: Person) {
  const { passkey } = await addPasskey(site, bob)
  const { uid } = bob.headers
  const callers: Record<string, string>[] = [{}, { uid }, bob.headers, { cookie: `uid=${uid}` }]
  const options = await Promise.all(
    callers.map((headers) => call(site.url, 'POST', '/auth/passkey/options', { headers })),
  )
  const shapes = new Set(
    options.map(({ body }) => JSON.stringify({ ...(body['result'] as object), challenge: '' })),
  )
  const open = options.every(({ body }) => JSON.stringify(body['result']).includes('"allowCredentials":[]'))
  ledger.check(
    'options of a login by passkey name no account',
    shapes.size === 1 && open,
    [...shapes].join(' or '),
  )
  // Times are not compared: nobody can guess the id of a passkey.
  const log = async (known: boolean): Promise<Reply> => {
    const { rpId, challenge } = await loginOptions(site)
    const key = known ? passkey : makePasskey(site)
    const response = key.get({ rpId, challenge }, { bogusSignature: true })
    return call(site.url, 'POST', '/auth/passkey/login', { body: { passkey: response } })
  }
  const [known, unknown] = [comparable(await log(true)), comparable(await log(false))]
  ledger.check(
    'known and unknown passkeys are told the same',
    known === unknown,
    `${known} is not ${unknown}`,
  )
}

async function compareLeaving(ledger: Ledger, site: Site, leaving: Person) {
  const logIn = (email: string) =>
    call(site.url, 'POST', '/auth/login', { body: { email, password: 'not the password at all' } })
  const recover = (email: string) => call(site.url, 'POST', `/auth/account-recovery/email?email=${email}`)
  const findings: string[] = []
  for (const work of [logIn, recover]) {
    const [known, unknown] = [comparable(await work(leaving.email)), comparable(await work(newEmail()))]
    if (known !== unknown) findings.push(`${known} is not ${unknown}`)
  }
  ledger.note('an account that waits for its deletion is told as unknown', 4, findings)
  await compareTimes(
    ledger,
    'login to an account that waits for its deletion',
    () => logIn(leaving.email),
    () => logIn(newEmail()),
  )
}

async function compareTokens(ledger: Ledger, site: Site) {
  const tokens = ['dead', 'A'.repeat(43), newEmail(), '0', '\u0000']
  const findings: string[] = []
  const fields = {
    '/auth/restore': 'restoreToken',
    '/auth/email-change/complete': 'token',
    '/auth/email-change/undo': 'token',
  }
  for (const [path, field] of Object.entries(fields)) {
    const answers = await Promise.all(
      tokens.map((token) => call(site.url, 'POST', path, { body: { [field]: token } })),
    )
    const told = new Set(answers.filter(({ status }) => status === 403).map(comparable))
    if (told.size !== 1) findings.push(`${path} tells wrong tokens apart: ${[...told].join(' or ')}`)
  }
  ledger.note(
    'wrong tokens of restoring, completing and undoing are told the same',
    3 * tokens.length,
    findings,
  )
}
