import { join } from 'node:path'
import { encrypt } from '../../api/src/database/encrypt.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../../testing/find-free-port.ts'
import { makeFolder, newDataDir, removeFolders } from './support/data-folders.ts'
import { killMembers, startMember, type Member } from './support/members.ts'
import { query } from './support/inspect-postgres.ts'
import { runToEnd, startSite } from './support/running-site.ts'

const OURS = 'the key of this database and of no other'
const ANOTHER = 'another key than that of this database'

let member: Member
let settings: Record<string, string>
beforeAll(async () => {
  member = await startMember(await newDataDir())
  const { host, port, user, database: name } = member.connection
  const address = `postgres://${user}@/${name}?host=${encodeURIComponent(host)}&port=${port}`
  settings = { DATABASE_URL: address, DATA_DIR: join(await makeFolder(), 'data'), DEMO_DATA: 'on' }
})
afterAll(async () => {
  await killMembers()
  await removeFolders()
})

async function startAndStop(key: string) {
  const site = await startSite({ ...settings, SECRET_KEY: key })
  return site.stop()
}

describe('A SECRET_KEY other than the one of the database', () => {
  it('stops nothing as long as nobody has two-factor on', async () => {
    expect(await startAndStop(OURS)).toBe(0)
    await query(member.connection, insertSecret())
    expect(await startAndStop(ANOTHER)).toBe(0)
  })

  it('stops the start with one line naming it as soon as somebody has', async () => {
    await query(member.connection, 'update two_factors set enabled_at = now()')
    const env = { ...settings, SECRET_KEY: ANOTHER, PORT: String(await findFreePort()) }
    const { code, output } = await runToEnd(env)
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(output).toMatch(/^Aurivane cannot start: SECRET_KEY is not the one /)
    expect(output).not.toContain(ANOTHER)
    expect(await startAndStop(OURS)).toBe(0)
  })
})

function insertSecret() {
  const sealed = encrypt(OURS, 'two-factor', 'a secret').toString('hex')
  return `insert into two_factors (user_id, encrypted_secret) select min(id), '\\x${sealed}' from users`
}
