import type { Member } from './people.ts'

/** The header of a fresh proof of this session. */
export async function proofOf(member: Member, code?: string): Promise<Record<string, string>> {
  const answer = await member.post('/auth/proof', { password: member.password, code })
  if (answer.status !== 202) throw new Error(`no proof: ${answer.text}`)
  return { 'x-proof': String(answer.body['proof']) }
}
