import { z } from './zod.ts'
import { textAnswer } from './answers.ts'
import { typedPassword } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { line } from './inputs.ts'
import { key } from './messages/messages.ts'

export const twoFactorQrcode = endpoint({
  name: 'twoFactorQrcode',
  method: 'GET',
  path: '/user/2FA/qrcode',
  access: 'member',
  summary: 'A new secret as a QR code and for typing; nothing is on until it is enabled',
  answer: z.object({
    result: z.object({ qrcode: z.string().startsWith('data:image/'), secret: z.string() }),
  }),
  refuses: ['two_factor_already_on'],
  example: {
    answer: { result: { qrcode: 'data:image/png;base64,iVBORw0KGgo=', secret: 'JBSWY3DPEHPK3PXP' } },
  },
})

export const enableTwoFactor = endpoint({
  name: 'enableTwoFactor',
  method: 'POST',
  path: '/user/2FA/enable',
  access: 'member',
  summary: 'Turn two-factor on; answers ten one-time recovery codes and ends all other sessions',
  body: z.object({ code: line(64, key('twoFactor.codeRequired')), password: typedPassword }),
  answer: z.object({ result: z.string(), recoveryCodes: z.array(z.string()) }),
  refuses: [
    'password_refused',
    'code_refused',
    'two_factor_already_on',
    'two_factor_not_started',
    'too_many_failures',
    'too_many_codes',
    'busy',
  ],
  example: {
    body: { code: '123456', password: 'a long and quiet sentence' },
    answer: {
      result: 'Two-factor authentication is on. Keep your recovery codes in a safe place.',
      recoveryCodes: ['7k2mq-x9fda'],
    },
  },
})

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/user/2FA/recovery-codes',
  access: 'member',
  summary: 'Ten new recovery codes in place of the old ones, which no longer work',
  answer: z.object({ result: z.string(), recoveryCodes: z.array(z.string()) }),
  needsProof: true,
  refuses: ['two_factor_not_on'],
  example: {
    answer: {
      result: 'New recovery codes are made. The old ones no longer work.',
      recoveryCodes: ['7k2mq-x9fda'],
    },
  },
})

export const disableTwoFactor = endpoint({
  name: 'disableTwoFactor',
  method: 'POST',
  path: '/user/2FA/disable',
  access: 'member',
  summary: 'Turn two-factor off with the password',
  body: z.object({ password: typedPassword }),
  answer: textAnswer,
  refuses: ['password_refused', 'two_factor_not_on', 'too_many_failures', 'busy'],
  example: {
    body: { password: 'a long and quiet sentence' },
    answer: { result: 'Two-factor authentication is off' },
  },
})
