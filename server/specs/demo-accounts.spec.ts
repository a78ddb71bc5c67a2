import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findFreePort } from '../../testing/find-free-port.ts'
import { makeFolder, newDataDir, removeFolders } from './support/data-folders.ts'
import { killMembers, startMember, type Member } from './support/members.ts'
import { query } from './support/inspect-postgres.ts'
import { runToEnd, startSite } from './support/running-site.ts'

/** A separate PostgreSQL by its address. */
let member: Member
let database: Record<string, string>
let dataDir: string
beforeAll(async () => {
  member = await startMember(await newDataDir())
  const { host, port, user, database: name } = member.connection
  const address = `postgres://${user}@/${name}?host=${encodeURIComponent(host)}&port=${port}`
  database = { DATABASE_URL: address, SECRET_KEY: 'k'.repeat(32), DEMO_DATA: 'on', LOG_LEVEL: 'silent' }
})
beforeEach(async () => {
  await query(member.connection, 'drop owned by current_user cascade')
  dataDir = join(await makeFolder(), 'not', 'yet', 'there')
})
afterAll(async () => {
  await killMembers()
  await removeFolders()
})

async function runOnce(env: Record<string, string> = {}) {
  const site = await startSite({ ...database, DATA_DIR: dataDir, ...env })
  await site.stop()
  return site.output()
}

function countUsers() {
  return query(member.connection, 'select count(*)::int as n from users')
}

describe('Demonstration accounts in a database of one’s own', () => {
  it('are kept in a folder that is made for them', async () => {
    const output = await runOnce()
    const file = join(dataDir, 'demo-accounts.txt')
    const text = readFileSync(file, 'utf8')
    expect(text).toMatch(/^admin +admin@demo\.example +\S{23}$/m)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(output).toContain(`Demonstration accounts (kept in ${file}):\n${text}`)
    expect(output).toContain('What to try first:')
  })

  it('are printed by every start in the same words', async () => {
    const announcement = /Demonstration accounts[^]*?\n\n/
    const first = announcement.exec(await runOnce())?.[0]
    expect(first).toContain('admin@demo.example')
    expect(announcement.exec(await runOnce())?.[0]).toBe(first)
  })

  it('are not printed where demonstration data is off', async () => {
    await runOnce()
    expect(await runOnce({ DEMO_DATA: 'off' })).not.toContain('Demonstration accounts')
  })

  it('are not made where their passwords cannot be kept, and are at the next start', async () => {
    dataDir = await makeFolder()
    const file = join(dataDir, 'demo-accounts.txt')
    // A folder instead of the file makes writing fail for root, too.
    const inTheWay = join(file, 'something')
    mkdirSync(file)
    writeFileSync(inTheWay, '')
    const port = String(await findFreePort())
    const { code, output } = await runToEnd({ ...database, DATA_DIR: dataDir, PORT: port })
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(output).toContain('DATA_DIR')
    expect(existsSync(inTheWay)).toBe(true)
    expect(await countUsers()).toEqual([{ n: 0 }])

    rmSync(file, { recursive: true })
    expect(await runOnce()).toContain('admin@demo.example')
    expect(await countUsers()).toEqual([{ n: 7 }])
  })
})
