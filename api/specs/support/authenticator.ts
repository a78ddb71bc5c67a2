import { generateSync } from 'otplib'
import type { Member } from './people.ts'
import type { Site } from './site.ts'

const STEP_SECONDS = 30

/** An authenticator app that follows the site's clock. */
export class Authenticator {
  readonly #site: Site
  readonly secret: string

  constructor(site: Site, secret: string) {
    this.#site = site
    this.secret = secret
  }

  /** The code of now, or of some steps before or after. */
  code(stepsAway = 0): string {
    const epoch = Math.floor(this.#site.clock.now().getTime() / 1000) + stepsAway * STEP_SECONDS
    return generateSync({ secret: this.secret, epoch })
  }

  /** Moves to the middle of an unused step, so that a slow machine does not leave it. */
  nextStep() {
    const into = (this.#site.clock.now().getTime() / 1000) % STEP_SECONDS
    this.#site.clock.advance((2 * STEP_SECONDS - into + 2) * 1000)
  }
}

export async function scan(site: Site, member: Member): Promise<Authenticator> {
  const answer = await member.get('/user/2FA/qrcode')
  const { secret } = answer.body.result as { secret: string }
  return new Authenticator(site, secret)
}

/** Turns two-factor on for a member. */
export async function secure(site: Site, member: Member) {
  const app = await scan(site, member)
  const answer = await member.post('/user/2FA/enable', { code: app.code(), password: member.password })
  if (answer.status !== 202) throw new Error(`two-factor was not turned on: ${answer.text}`)
  app.nextStep()
  return { app, recoveryCodes: answer.body['recoveryCodes'] as string[] }
}
