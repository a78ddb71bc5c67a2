import { z } from './zod.ts'
import { textAnswer } from './answers.ts'
import {
  isSameTwice,
  notSameTwice,
  optionalCode,
  putDifferenceFirst,
  twicePassword,
  typedPassword,
} from './auth.ts'
import { endpoint } from './endpoint.ts'
import { idNumber, pageOf } from './inputs.ts'
import { SECURITY_LOG_MAX_ROWS } from './limits.ts'
import { securityEventKinds, securityEventReasons, signIns } from './security-events.ts'

/** What the Security tab of the settings reads and changes. */

const moment = z.iso.datetime()

export const readSecurity = endpoint({
  name: 'readSecurity',
  method: 'GET',
  path: '/user/security',
  access: 'member',
  summary: 'How the own account is protected',
  answer: z.object({
    result: z.object({
      email: z.string(),
      confirmedEmail: z.boolean(),
      emailChange: z.object({ newEmail: z.string(), requestedAt: moment, expiresAt: moment }).nullable(),
      emailUndoUntil: moment.nullable().describe('Until when the old address can be restored'),
      passwordChangedAt: moment.nullable().describe('null: not since the registration'),
      twoFactorAuth: z.boolean(),
      recoveryCodesLeft: z.number().int().nullable().describe('null: two-factor is off'),
      passkeys: z.number().int(),
      passkeysAvailable: z.boolean(),
      sessions: z.number().int(),
      strong: z.boolean().describe('Whether this session has shown a second factor'),
      secondFactorRequired: z.boolean(),
    }),
  }),
})

/** A device as the `User-Agent` names it; `network` is the address without its end. */
const origin = {
  browser: z.string().nullable(),
  system: z.string().nullable(),
  network: z.string().nullable(),
}

export const sessionObject = z.object({
  id: z.number().int(),
  device: z.string(),
  ...origin,
  signIn: z.enum(signIns).nullable(),
  current: z.boolean(),
  firstSeen: moment,
  lastUsed: moment,
})
export type SessionObject = z.infer<typeof sessionObject>

export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/user/sessions',
  access: 'member',
  summary: 'The own sessions: the current one, then the others, last used first',
  answer: z.object({ result: z.array(sessionObject) }),
})

export const endSession = endpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/user/sessions/:id',
  access: 'member',
  summary: 'Log another device out',
  params: z.object({ id: idNumber }),
  answer: textAnswer,
  needsProof: true,
  refuses: ['session_unknown', 'session_current'],
  example: { answer: { result: 'The device is logged out' } },
})

export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/user/sessions',
  access: 'member',
  summary: 'Log all other devices out',
  answer: z.object({ result: z.string(), ended: z.number().int() }),
  needsProof: true,
  example: { answer: { result: 'All other devices are logged out', ended: 2 } },
})

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'PUT',
  path: '/user/password',
  access: 'member',
  summary: 'Set a new password with the current one; ends all other sessions and voids recovery links',
  body: z
    .object({ currentPassword: typedPassword, ...twicePassword, code: optionalCode })
    .refine(isSameTwice, notSameTwice),
  answer: textAnswer,
  explain: putDifferenceFirst,
  refuses: [
    'password_refused',
    'code_refused',
    'nothing_changed',
    'too_many_failures',
    'too_many_codes',
    'busy',
  ],
  example: {
    body: {
      currentPassword: 'a long and quiet sentence',
      newPassword: 'another quiet sentence',
      confirmPassword: 'another quiet sentence',
      code: '123456',
    },
    answer: { result: 'Your password is changed. Other devices are logged out.' },
  },
})

export const securityLogEntry = z.object({
  id: z.number().int(),
  date: moment,
  kind: z.enum(securityEventKinds),
  text: z.string(),
  reason: z.enum(securityEventReasons).nullable(),
  device: z.string().nullable(),
  ...origin,
})
export type SecurityLogEntry = z.infer<typeof securityLogEntry>

export const listSecurityLog = endpoint({
  name: 'listSecurityLog',
  method: 'GET',
  path: '/user/security-log',
  access: 'member',
  summary: 'What happened to the own account in the last 90 days, newest first',
  query: z.object(pageOf(SECURITY_LOG_MAX_ROWS)),
  answer: z.object({ result: z.array(securityLogEntry), next: z.number().int().nullable() }),
})
