import { z } from './zod.ts'
import { optionalCode, typedPassword } from './auth.ts'
import { calls } from './calls.ts'
import { endpoint } from './endpoint.ts'

/** The header that carries a proof to calls with `needsProof`. */
export const PROOF_HEADER = 'X-Proof'

export const makeProof = endpoint({
  ...calls.makeProof,
  summary: 'Confirm that it is you; the proof works for ten minutes, in this session only',
  body: z.object({ password: typedPassword, code: optionalCode }),
  answer: z.object({ result: z.string(), proof: z.string(), expiresAt: z.iso.datetime() }),
  refuses: ['password_refused', 'code_refused', 'too_many_failures', 'too_many_codes', 'busy'],
  example: {
    body: { password: 'a long and quiet sentence', code: '123456' },
    answer: {
      result: 'It is confirmed that it is you',
      proof: 'a-random-text',
      expiresAt: '2026-01-31T09:40:00.000Z',
    },
  },
})
