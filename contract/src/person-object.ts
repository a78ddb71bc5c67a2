import { z } from './zod.ts'

/** Somebody in a club; null where the person is suspended or missing. */
export const person = z
  .object({ userID: z.number().int(), firstName: z.string(), lastName: z.string() })
  .nullable()
export type Person = z.infer<typeof person>

export const memberRoles = ['owner', 'manager', 'member'] as const
export type MemberRole = (typeof memberRoles)[number]
