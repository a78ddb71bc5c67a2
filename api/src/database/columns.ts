import { customType, integer, timestamp } from 'drizzle-orm/pg-core'

/** Kinds of columns that several tables have. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()
