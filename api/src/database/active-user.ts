import { isNull } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { users } from './schema.ts'

/** Suspended people are missing from member lists, numbers and limits, and come back with all of it when restored. */
export function isActive(user: { deletedAt: AnyPgColumn } = users) {
  return isNull(user.deletedAt)
}
