import { expectYes, logIn, makeMember, type Identity } from './people.ts'
import { readJson } from './send.ts'
import type { Site } from './start-site.ts'
import { codeAt, TOTP_STEP_MS } from './totp.ts'

/** A member with a second factor, whose secret is encrypted with the secret key. */
export type SecuredMember = {
  member: Identity
  /** A code other than the one that enabled it: the site accepts one step early, so there is no wait. */
  freshCode(): string
}

export async function makeSecuredMember(site: Pick<Site, 'url' | 'dataDir'>): Promise<SecuredMember> {
  const member = await makeMember(site)
  const session = await logIn(site.url, member)
  const { result } = readJson<{ result: { secret: string } }>(await session.send('/user/2FA/qrcode'))
  const body = { code: codeAt(result.secret), password: member.password }
  await expectYes(session.send('/user/2FA/enable', { body }))
  const enabledAt = Date.now()
  return {
    member,
    freshCode: () => codeAt(result.secret, Math.max(Date.now(), enabledAt + TOTP_STEP_MS)),
  }
}
