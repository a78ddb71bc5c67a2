import type { Notice } from '@aurivane/contract/notices'
import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Person } from './people.ts'
import type { Site } from './site.ts'

/** The notices of a person, newest first; those about one club where it is given. */
export async function inbox(person: Person, clubId?: number, headers?: Record<string, string>) {
  const { body } = await person.get('/user/notices?limit=50', headers)
  const notices = body['result'] as unknown as Notice[]
  return clubId === undefined ? notices : notices.filter((notice) => notice.clubID === clubId)
}

/** Resolves when nothing waits to be delivered. */
export async function noticesDelivered({ db }: Site) {
  const isEmpty = async () => (await db.execute(sql`select id from notice_deliveries`)).rows.length === 0
  await vi.waitUntil(isEmpty, { timeout: 10_000 })
}
