import { z } from './zod.ts'
import { refusals, type RefusalCode } from './refusal-codes.ts'

const codes = Object.keys(refusals) as [RefusalCode, ...RefusalCode[]]

/** The body of every refusal. `cancel`, `twoFactorAuth` and `askAgainAt` appear only where a client depends on them. */
export const refusalAnswer = z.object({
  result: z.string().describe('A text for a person, in the language of Accept-Language'),
  code: z.enum(codes).describe('Stable machine code; never changes with the language'),
  fields: z.record(z.string(), z.string()).optional().describe('A text per field that is wrong'),
  cancel: z.literal(true).optional(),
  twoFactorAuth: z.literal(true).optional(),
  eraseAt: z.iso.datetime().optional().describe('When the account will be erased'),
  restoreToken: z.string().optional().describe('Restores the account, once, for 10 minutes'),
  askAgainAt: z.iso.datetime().optional().describe('From when on one may ask to join again'),
})
export type RefusalAnswer = z.infer<typeof refusalAnswer>

/** Most calls answer no more than a text for a person. */
export const textAnswer = z.object({ result: z.string() })
