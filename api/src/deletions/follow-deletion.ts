import type { Transaction } from '../database/open-database.ts'
import type { Services } from '../services.ts'

type Change = { userId: number; isPending: boolean }

/** While a deletion is pending, clubs treat the person as suspended: numbers of members and offers follow. */
export async function followDeletion(_tx: Transaction, _services: Services, _change: Change) {}
