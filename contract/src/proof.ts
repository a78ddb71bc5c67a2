import { z } from './zod.ts'
import { optionalCode, typedPassword } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { key } from './messages/messages.ts'
import { authenticationResponse, explainPasskey } from './passkeys.ts'

/** The header that carries a proof to calls with `needsProof`. */
export const PROOF_HEADER = 'X-Proof'

export const makeProof = endpoint({
  name: 'makeProof',
  method: 'POST',
  path: '/auth/proof',
  access: 'member',
  summary:
    'Confirm with password and code, or with a passkey, that it is you; the proof works for ten minutes, in this session only',
  body: z
    .object({
      password: typedPassword.optional(),
      code: optionalCode,
      passkey: authenticationResponse.optional(),
    })
    .refine(({ password, passkey }) => password === undefined || passkey === undefined, {
      message: key('form.wrongType'),
      path: ['passkey'],
    })
    .refine(({ password, passkey }) => password !== undefined || passkey !== undefined, {
      message: key('account.passwordRequired'),
      path: ['password'],
    }),
  answer: z.object({ result: z.string(), proof: z.string(), expiresAt: z.iso.datetime() }),
  explain: explainPasskey,
  refuses: [
    'password_refused',
    'code_refused',
    'passkey_refused',
    'too_many_failures',
    'too_many_codes',
    'busy',
  ],
  example: {
    body: { password: 'a long and quiet sentence', code: '123456' },
    answer: {
      result: 'It is confirmed that it is you',
      proof: 'a-random-text',
      expiresAt: '2026-01-31T09:40:00.000Z',
    },
  },
})
