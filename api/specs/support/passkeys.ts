import type { Answer } from './http-client.ts'
import type { Member, Person } from './people.ts'
import { proofOf } from './proof.ts'
import { SoftwarePasskey, type Deviation } from '../../../testing/software-passkey.ts'

type Creation = Parameters<SoftwarePasskey['create']>[0]
type Request = Parameters<SoftwarePasskey['get']>[0]

export async function creationOptions(member: Member, proof: Record<string, string>) {
  return (await member.post('/user/passkeys/options', undefined, proof)).body.result as unknown as Creation
}

/** Adds a passkey to a member's account. */
export async function addPasskey(member: Member, passkey = new SoftwarePasskey(), name = 'Phone') {
  const proof = await proofOf(member)
  const response = passkey.create(await creationOptions(member, proof))
  const answer = await member.post('/user/passkeys', { name, passkey: response }, proof)
  if (answer.status !== 202) throw new Error(`no passkey was added: ${answer.text}`)
  return { passkey, id: (answer.body['passkey'] as { id: number }).id }
}

export async function requestOptions(person: Person, path = '/auth/passkey/options') {
  return (await person.post(path)).body.result as unknown as Request
}

/** A login by passkey, with new options. */
export async function logInWith(
  person: Person,
  passkey: SoftwarePasskey,
  deviation: Deviation = {},
): Promise<Answer> {
  const response = passkey.get(await requestOptions(person), deviation)
  return person.post('/auth/passkey/login', { passkey: response })
}
