import { createDatabase } from './database.ts'
import type { Answer } from './http-client.ts'
import type { Member } from './people.ts'
import { openSite, type Site } from './site.ts'

export type Sent = [who: Member, method: string, path: string, body?: unknown]

export type TwoInstances = {
  site: Site
  /** Sends all calls at once, to the two instances in turn. */
  atOnce(calls: readonly Sent[]): Promise<Answer[]>
  close(): Promise<void>
}

/** Two instances of the API on one database. */
export async function openTwoInstances(): Promise<TwoInstances> {
  const database = await createDatabase()
  const site = await openSite({ migratedUrl: database.url })
  const other = await openSite({ migratedUrl: database.url })
  return {
    site,
    atOnce: (calls) =>
      Promise.all(
        calls.map(([{ headers }, method, path, body], at) =>
          (at % 2 === 0 ? site : other).send(method, path, { headers, body }),
        ),
      ),
    async close() {
      await site.close()
      await other.close()
      await database.drop()
    },
  }
}

/** What became of the calls, sorted: 'done' or the code of the refusal. */
export function endings(answers: readonly (Answer | undefined)[]): string[] {
  return answers.map((one) => (one?.status === 202 ? 'done' : String(one?.body.code))).toSorted()
}

export function repeat<Item>(times: number, item: Item): Item[] {
  return Array.from({ length: times }, () => item)
}
