import type { Locale } from '@aurivane/contract/locales'
import type { Transaction } from '../database/open-database.ts'
import { contactMessages } from '../database/schema.ts'

type NewContactMessage = { email: string; subject: string; message: string; locale: Locale; sentAt: Date }

export async function insertContactMessage(tx: Transaction, message: NewContactMessage) {
  await tx.insert(contactMessages).values(message)
}
