import type { RefusalCode } from '@aurivane/contract/refusal-codes'
import type { Member } from './people.ts'

export const roles = ['anonymous', 'member', 'unconfirmed', 'suspended', 'owner', 'admin'] as const
export type Role = (typeof roles)[number]

export type Stage = { caller: Member | null; other: Member; clubID: number; unique: string }
/** A status for success, a code for a refusal. */
export type Ending = number | RefusalCode
export type Case = {
  call: string
  what?: string
  /** The last parameter, or what follows the path. */
  path?: (stage: Stage) => string
  /** The values of several parameters by their names. */
  parameters?: (stage: Stage) => Record<string, number>
  body?: (stage: Stage) => unknown
  endings: Record<Role, Ending>
}

export const everybody = (ending: Ending): Case['endings'] => ({
  anonymous: ending,
  member: ending,
  unconfirmed: ending,
  suspended: ending,
  owner: ending,
  admin: ending,
})
export const members = (ending: Ending): Case['endings'] => ({
  ...everybody(ending),
  anonymous: 'login_needed',
  suspended: 'login_needed',
})
export const admins = (ending: Ending): Case['endings'] => ({ ...members('admin_only'), admin: ending })
