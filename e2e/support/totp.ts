import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

const STEP_MS = 30_000
const DIGITS = 6
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The app on somebody's phone, after RFC 6238 rather than with the product's own library. Gives each code once. */
export class Authenticator {
  readonly secret: string
  #lastStep = 0

  constructor(secret: string) {
    this.secret = secret
  }

  /**
   * A code that was not given before. The site accepts one step early, so that only every third code in a minute has to
   * be waited for.
   */
  async nextCode(): Promise<string> {
    const step = Math.max(Math.floor(Date.now() / STEP_MS), this.#lastStep + 1)
    const isEarlyBy = (step - 1) * STEP_MS - Date.now()
    if (isEarlyBy > 0) await wait(isEarlyBy)
    this.#lastStep = step
    return codeOfStep(this.secret, step)
  }
}

function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

function fromBase32(text: string): Buffer {
  const letters = text.replaceAll(/[=\s]/g, '').toUpperCase().split('')
  const bits = letters.map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
