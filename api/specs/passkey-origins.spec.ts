import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { securityEvents } from '../src/database/security-schema.ts'
import { createDatabase, type SpecDatabase } from './support/database.ts'
import { expectRefused } from './support/expect-refused.ts'
import { addPasskey, creationOptions, logInWith, requestOptions } from './support/passkeys.ts'
import type { Member, People } from './support/people.ts'
import { proofOf } from './support/proof.ts'
import { openSite, type Site } from './support/site.ts'
import { SoftwarePasskey } from '../../testing/software-passkey.ts'

const OTHER_ORIGIN = 'http://localhost:4000'

/** Instances on one database: the first at the usual address, the others at addresses of their own. */
let database: SpecDatabase
let site: Site
let elsewhere: Site
let withoutPasskeys: Site
beforeAll(async () => {
  database = await createDatabase()
  site = await openSite({ migratedUrl: database.url })
  const { secretKey } = site.settings
  elsewhere = await openSite({ migratedUrl: database.url, secretKey, publicUrl: OTHER_ORIGIN })
  const publicUrl = 'http://192.0.2.7:3000'
  withoutPasskeys = await openSite({ migratedUrl: database.url, secretKey, publicUrl })
})
afterAll(async () => {
  await site.close()
  await elsewhere.close()
  await withoutPasskeys.close()
  await database.drop()
})

/** The same session, used at another instance. */
const at = (other: { people: People }, { headers }: Member) => other.people.visitor(headers)

describe('A passkey made at the address of one instance', () => {
  it('opens no session at an instance with another PUBLIC_URL, where one made there does', async () => {
    const ada = await site.people.member()
    const { passkey } = await addPasskey(ada)
    const options = await requestOptions(site.people.visitor())
    const visitor = elsewhere.people.visitor()
    const login = { passkey: passkey.get(options) }
    expectRefused(await visitor.post('/auth/passkey/login', login), 'passkey_wrong')
    // The attempt has used the challenge up.
    expectRefused(await site.people.visitor().post('/auth/passkey/login', login), 'passkey_wrong')
    expectRefused(await logInWith(visitor, passkey), 'passkey_wrong')
    const failed = await site.db.select().from(securityEvents).where(eq(securityEvents.userId, ada.id))
    expect(failed.filter(({ kind, reason }) => kind === 'login.failed' && reason === 'passkey')).toHaveLength(
      3,
    )
    expect((await logInWith(site.people.visitor(), passkey)).status).toBe(202)
    expect((await logInWith(visitor, passkey, { origin: OTHER_ORIGIN })).status).toBe(202)
  })

  it('is no proof and is not added there', async () => {
    const ada = await site.people.member()
    const { passkey } = await addPasskey(ada)
    const there = at(elsewhere, ada)
    const options = await requestOptions(ada, '/auth/proof/options')
    expectRefused(await there.post('/auth/proof', { passkey: passkey.get(options) }), 'passkey_refused')
    const proof = await proofOf(ada)
    const made = new SoftwarePasskey().create(await creationOptions(ada, proof))
    expectRefused(await there.post('/user/passkeys', { name: 'A', passkey: made }, proof), 'passkey_refused')
    expect((await ada.get('/user/passkeys')).body.result).toHaveLength(1)
  })
})

describe('Where passkeys cannot be used', () => {
  it('no options are made', async () => {
    const ada = await withoutPasskeys.people.member()
    expectRefused(
      await withoutPasskeys.people.visitor().post('/auth/passkey/options'),
      'passkeys_unavailable',
    )
    expectRefused(await ada.post('/auth/proof/options'), 'passkeys_unavailable')
    expectRefused(
      await ada.post('/user/passkeys/options', undefined, await proofOf(ada)),
      'passkeys_unavailable',
    )
  })

  it('a passkey made at another address is refused', async () => {
    const { passkey } = await addPasskey(await site.people.member())
    const login = { passkey: passkey.get(await requestOptions(site.people.visitor())) }
    const answer = await withoutPasskeys.people.visitor().post('/auth/passkey/login', login)
    expectRefused(answer, 'passkey_wrong')
  })
})
