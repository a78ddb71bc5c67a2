import { z } from './zod.ts'
import { textAnswer } from './answers.ts'
import { login } from './auth.ts'
import { endpoint, type FieldSentences } from './endpoint.ts'
import { boundedText, idNumber, line } from './inputs.ts'
import { PASSKEY_NAME_MAX_CHARS } from './limits.ts'
import { key, sentence } from './messages/messages.ts'

const wrongForm = key('form.wrongType')

/**
 * Bytes as base64url, or a name of the same characters. Credential ids have at most 1,023 bytes; with attestation `none`
 * everything else is short, too.
 */
function bytesText(maxChars: number, minChars = 1) {
  return boundedText(maxChars, { error: wrongForm, tooLong: wrongForm })
    .min(minChars, wrongForm)
    .refine((text) => /^[\w-]*$/.test(text), wrongForm)
}

const credential = {
  id: bytesText(1400),
  rawId: bytesText(1400),
  type: z.enum(['public-key'], wrongForm),
}
/** Such as `smart-card`; browsers may add names. */
const transports = z.array(bytesText(32), wrongForm).max(10, wrongForm)

/** `RegistrationResponseJSON` of @simplewebauthn/browser. */
export const registrationResponse = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: bytesText(4000),
        attestationObject: bytesText(16_000),
        transports: transports.optional(),
      },
      wrongForm,
    ),
  },
  wrongForm,
)
export type RegistrationResponse = z.infer<typeof registrationResponse>

/** `AuthenticationResponseJSON` of @simplewebauthn/browser. */
export const authenticationResponse = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: bytesText(4000),
        authenticatorData: bytesText(4000),
        signature: bytesText(4000),
        userHandle: bytesText(200, 0).nullish(),
      },
      wrongForm,
    ),
  },
  wrongForm,
)
export type AuthenticationResponse = z.infer<typeof authenticationResponse>

/** A browser makes the whole value, so whatever part of it is wrong, the field `passkey` is. */
export function explainPasskey(fields: FieldSentences): FieldSentences {
  const names = Object.keys(fields)
  if (!names.some((name) => name.startsWith('passkey.'))) return fields
  const others = Object.entries(fields).filter(([name]) => !name.startsWith('passkey'))
  return { ...Object.fromEntries(others), passkey: sentence('form.wrongType') }
}

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
})

/** `PublicKeyCredentialRequestOptionsJSON`. */
export const passkeyRequestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  allowCredentials: z.array(descriptor),
  timeout: z.number().int(),
  userVerification: z.literal('required'),
})
export type PasskeyRequestOptions = z.infer<typeof passkeyRequestOptions>

/** `PublicKeyCredentialCreationOptionsJSON`. */
export const passkeyCreationOptions = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number().int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreationOptions = z.infer<typeof passkeyCreationOptions>

export const passkeyObject = z.object({
  id: z.number().int(),
  name: z.string(),
  addedAt: z.iso.datetime(),
  lastUsed: z.iso.datetime().nullable().describe('null: never'),
  device: z.string().describe('The device that added it'),
  synced: z.boolean().describe('Whether the passkey is backed up, for example to other devices of its owner'),
})
export type Passkey = z.infer<typeof passkeyObject>

const examplePasskey = {
  id: 3,
  name: 'Phone',
  addedAt: '2026-11-24T18:30:00.000Z',
  lastUsed: null,
  device: 'Safari on iPhone',
  synced: true,
}
const exampleRequestOptions = {
  rpId: 'aurivane.example',
  challenge: 'Zk1l4Qn0H3oDPyJ1Fq9xv0e2mYc8s5uT7wKbLrXaGhI',
  allowCredentials: [],
  timeout: 300_000,
  userVerification: 'required',
}
export const exampleAuthentication = {
  id: 'Y3JlZGVudGlhbA',
  rawId: 'Y3JlZGVudGlhbA',
  type: 'public-key',
  response: {
    clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
    authenticatorData: 'YXV0aGVudGljYXRvcg',
    signature: 'c2lnbmF0dXJl',
    userHandle: 'dXNlcg',
  },
}

export const proofOptions = endpoint({
  name: 'proofOptions',
  method: 'POST',
  path: '/auth/proof/options',
  access: 'member',
  summary: 'Request options for a proof by passkey; the challenge belongs to this session',
  answer: z.object({ result: passkeyRequestOptions }),
  refuses: ['passkeys_unavailable', 'no_passkeys'],
  example: { answer: { result: exampleRequestOptions } },
})

export const passkeyLoginOptions = endpoint({
  name: 'passkeyLoginOptions',
  method: 'POST',
  path: '/auth/passkey/options',
  access: 'anyone',
  summary: 'Request options for a login by passkey',
  answer: z.object({ result: passkeyRequestOptions }),
  refuses: ['passkeys_unavailable'],
  limit: 'passkeyOptions',
  example: { answer: { result: exampleRequestOptions } },
})

export const passkeyLogin = endpoint({
  name: 'passkeyLogin',
  method: 'POST',
  path: '/auth/passkey/login',
  access: 'anyone',
  summary: 'Log in with a passkey, which counts as both factors: no code is asked for',
  body: z.object({ passkey: authenticationResponse }),
  answer: login.answer,
  explain: explainPasskey,
  refuses: ['passkey_wrong', 'account_suspended', 'deletion_pending'],
  limit: 'login',
  example: { body: { passkey: exampleAuthentication } },
})

export const listPasskeys = endpoint({
  name: 'listPasskeys',
  method: 'GET',
  path: '/user/passkeys',
  access: 'member',
  summary: 'The own passkeys, by id',
  answer: z.object({ result: z.array(passkeyObject) }),
  example: { answer: { result: [examplePasskey] } },
})

export const passkeyOptions = endpoint({
  name: 'passkeyOptions',
  method: 'POST',
  path: '/user/passkeys/options',
  access: 'member',
  summary: 'Creation options for a new passkey; the challenge belongs to this session',
  answer: z.object({ result: passkeyCreationOptions }),
  refuses: ['passkeys_unavailable', 'passkey_limit_reached'],
  needsProof: true,
  example: {
    answer: {
      result: {
        rp: { name: 'Aurivane', id: 'aurivane.example' },
        user: { id: 'dXNlcg', name: 'ada@example.com', displayName: 'Ada Rossi' },
        challenge: exampleRequestOptions.challenge,
        pubKeyCredParams: [{ type: 'public-key', alg: -8 }],
        timeout: 300_000,
        excludeCredentials: [],
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      },
    },
  },
})

const passkeyName = line(PASSKEY_NAME_MAX_CHARS, key('passkey.nameRequired'))

export const addPasskey = endpoint({
  name: 'addPasskey',
  method: 'POST',
  path: '/user/passkeys',
  access: 'member',
  summary: 'Add a passkey that was made with the creation options',
  body: z.object({ name: passkeyName, passkey: registrationResponse }),
  answer: z.object({ result: z.string(), passkey: passkeyObject }),
  explain: explainPasskey,
  refuses: ['passkey_refused', 'passkey_known', 'passkey_limit_reached'],
  needsProof: true,
  example: {
    body: {
      name: 'Phone',
      passkey: {
        id: 'Y3JlZGVudGlhbA',
        rawId: 'Y3JlZGVudGlhbA',
        type: 'public-key',
        response: {
          clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
          attestationObject: 'YXR0ZXN0YXRpb24',
          transports: ['internal'],
        },
      },
    },
    answer: { result: 'The passkey is added', passkey: examplePasskey },
  },
})

export const renamePasskey = endpoint({
  name: 'renamePasskey',
  method: 'PUT',
  path: '/user/passkeys/:id',
  access: 'member',
  summary: 'Rename an own passkey',
  params: z.object({ id: idNumber }),
  body: z.object({ name: passkeyName }),
  answer: textAnswer,
  refuses: ['passkey_unknown'],
  example: { body: { name: 'Work laptop' }, answer: { result: 'The passkey is renamed' } },
})

export const removePasskey = endpoint({
  name: 'removePasskey',
  method: 'DELETE',
  path: '/user/passkeys/:id',
  access: 'member',
  summary: 'Remove an own passkey',
  params: z.object({ id: idNumber }),
  answer: textAnswer,
  refuses: ['passkey_unknown'],
  needsProof: true,
  example: { answer: { result: 'The passkey is removed' } },
})
