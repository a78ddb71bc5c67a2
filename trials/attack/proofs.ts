import { expectYes, type Credentials, type Session } from './people.ts'

/** The header with a fresh proof of this session. */
export async function proofOf(
  session: Session,
  { password }: Pick<Credentials, 'password'>,
  headers: Record<string, string> = {},
): Promise<{ 'x-proof': string }> {
  const answer = await session.call('POST', '/auth/proof', { password }, { headers })
  return { 'x-proof': String(expectYes(answer).body['proof']) }
}
