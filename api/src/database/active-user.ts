import { isNull } from 'drizzle-orm'
import { users } from './schema.ts'

/** Suspended people are missing from member lists, numbers and limits, and come back with all of it when restored. */
export const isActive = isNull(users.deletedAt)
