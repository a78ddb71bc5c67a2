import { SoftwarePasskey, type Deviation } from '../../testing/software-passkey.ts'
import type { Site } from '../../testing/start-site.ts'
import { call, type Reply } from './http-client.ts'
import { fromAnywhere } from './many.ts'
import { expectYes, type Person } from './people.ts'
import { proofOf } from './proofs.ts'

type Creation = Parameters<SoftwarePasskey['create']>[0]
type Request = Parameters<SoftwarePasskey['get']>[0]

export function makePasskey(site: Site, facts: { counter?: number } = {}): SoftwarePasskey {
  return new SoftwarePasskey({ origin: `http://localhost:${site.port}`, ...facts })
}

export async function creationOptions(person: Person, proof: Record<string, string>): Promise<Creation> {
  const answer = await person.call('POST', '/user/passkeys/options', undefined, { headers: proof })
  return expectYes(answer).body['result'] as Creation
}

/** Adds a passkey to an account. */
export async function addPasskey(site: Site, person: Person, passkey = makePasskey(site)) {
  const headers = await proofOf(person, person, fromAnywhere())
  const response = passkey.create(await creationOptions(person, headers))
  const body = { name: 'Phone', passkey: response }
  const answer = expectYes(await person.call('POST', '/user/passkeys', body, { headers }))
  return { passkey, id: (answer.body['passkey'] as { id: number }).id }
}

export async function loginOptions(site: Site): Promise<Request> {
  const answer = await call(site.url, 'POST', '/auth/passkey/options', { headers: fromAnywhere() })
  return expectYes(answer).body['result'] as Request
}

export async function proofOptions(person: Person): Promise<Request> {
  return expectYes(await person.call('POST', '/auth/proof/options')).body['result'] as Request
}

export function sendAssertion(site: Site, passkey: unknown): Promise<Reply> {
  return call(site.url, 'POST', '/auth/passkey/login', { headers: fromAnywhere(), body: { passkey } })
}

/** A login by passkey, with new options. */
export async function logInByPasskey(
  site: Site,
  passkey: SoftwarePasskey,
  deviation: Deviation = {},
): Promise<Reply> {
  return sendAssertion(site, passkey.get(await loginOptions(site), deviation))
}
