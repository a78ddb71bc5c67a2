import { setTimeout as wait } from 'node:timers/promises'
import { codeAt, TOTP_STEP_MS } from './totp.ts'

/** An authenticator app. Returns each code once. */
export class Authenticator {
  readonly secret: string
  #lastStep = 0

  constructor(secret: string) {
    this.secret = secret
  }

  /**
   * A code that was not returned before. The site accepts codes one step early, so only every third code within a minute
   * needs waiting.
   */
  async nextCode(): Promise<string> {
    const step = Math.max(Math.floor(Date.now() / TOTP_STEP_MS), this.#lastStep + 1)
    const isEarlyBy = (step - 1) * TOTP_STEP_MS - Date.now()
    if (isEarlyBy > 0) await wait(isEarlyBy)
    this.#lastStep = step
    return codeAt(this.secret, step * TOTP_STEP_MS)
  }
}
