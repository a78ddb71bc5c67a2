import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encrypt } from '../src/database/encrypt.ts'
import { twoFactors } from '../src/database/schema.ts'
import { scan, secure } from './support/authenticator.ts'
import { expectRefused } from './support/expect-refused.ts'
import type { Member } from './support/people.ts'
import { openSite, type Site } from './support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const logIn = ({ email, password }: Member, code: string) =>
  site.people.visitor().post('/auth/login', { email, password, code })

async function sealedOf({ id }: Member): Promise<Buffer> {
  const [row] = await site.db.select().from(twoFactors).where(eq(twoFactors.userId, id))
  return row?.encryptedSecret ?? Buffer.alloc(0)
}
async function setSealed({ id }: Member, encryptedSecret: Buffer) {
  await site.db.update(twoFactors).set({ encryptedSecret }).where(eq(twoFactors.userId, id))
}
/** As earlier releases encrypted it, not bound to its user. */
const sealUnbound = (secret: string) => encrypt(site.settings.secretKey, 'two-factor', secret)

describe('The sealed secret of a second factor', () => {
  it('opens nothing in the row of another account', async () => {
    const [ada, eve] = [await site.people.member(), await site.people.member()]
    await secure(site, ada)
    const { app: appOfEve } = await secure(site, eve)
    await setSealed(ada, await sealedOf(eve))
    expect((await logIn(ada, appOfEve.code())).body).not.toHaveProperty('userObject')
    expect((await logIn(eve, appOfEve.code())).body).toHaveProperty('userObject')
  })

  it('cannot be enabled in the row of another account', async () => {
    const [ada, eve] = [await site.people.member(), await site.people.member()]
    await scan(site, ada)
    const appOfEve = await scan(site, eve)
    await setSealed(ada, await sealedOf(eve))
    const enabling = { code: appOfEve.code(), password: ada.password }
    expect((await ada.post('/user/2FA/enable', enabling)).body).not.toHaveProperty('recoveryCodes')
  })

  it('works as earlier releases sealed it, and is bound to its user by the next login', async () => {
    const [ada, eve] = [await site.people.member(), await site.people.member()]
    const { app } = await secure(site, ada)
    await secure(site, eve)
    const unbound = sealUnbound(app.secret)
    await setSealed(ada, unbound)
    expectRefused(await logIn(ada, '000000'), 'code_wrong')
    expect(await sealedOf(ada)).toEqual(unbound)
    expect((await logIn(ada, app.code())).body).toHaveProperty('userObject')

    const bound = await sealedOf(ada)
    expect(bound).not.toEqual(unbound)
    app.nextStep()
    expect((await logIn(ada, app.code())).body).toHaveProperty('userObject')
    expect(await sealedOf(ada)).toEqual(bound)
    await setSealed(eve, bound)
    app.nextStep()
    expect((await logIn(eve, app.code())).body).not.toHaveProperty('userObject')
  })

  it('can be enabled when it was begun with an earlier release', async () => {
    const ada = await site.people.member()
    const app = await scan(site, ada)
    await setSealed(ada, sealUnbound(app.secret))
    const enabling = { code: app.code(), password: ada.password }
    expect((await ada.post('/user/2FA/enable', enabling)).status).toBe(202)
  })
})
