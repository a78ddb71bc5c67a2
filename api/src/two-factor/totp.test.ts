import { generateSync } from 'otplib'
import { describe, expect, it } from 'vitest'
import { makeTotpSecret, stepOfCode, totpAddress } from './totp.ts'

/** The secret of RFC 6238, appendix B: '12345678901234567890'. */
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('A time-based code', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('is the one that RFC 6238 names for second %i', (second, code) => {
    expect(stepOfCode(rfcSecret, code, at(second))).toBe(Math.floor(second / 30))
  })

  it('is accepted one step early and one step late, and not two', () => {
    const secret = makeTotpSecret()
    const second = 1_800_000_010
    const codeOf = (step: number) => generateSync({ secret, epoch: second + step * 30 })
    expect([-2, -1, 0, 1, 2].map((step) => stepOfCode(secret, codeOf(step), at(second)) !== null)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
  })

  it('may be typed with a space, as apps show it', () => {
    expect(stepOfCode(rfcSecret, ' 287 082 ', at(59))).toBe(1)
  })

  it.each(['', '28708', '2870822', '28708a', '２８７０８２', '-87082', '1e5000'])('is not %j', (typed) => {
    expect(stepOfCode(rfcSecret, typed, at(59))).toBeNull()
  })

  it('comes from 160 random bits under the name of the site', () => {
    const secret = makeTotpSecret()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(totpAddress(secret, 'ada@example.com')).toBe(
      `otpauth://totp/Aurivane:ada%40example.com?secret=${secret}&issuer=Aurivane`,
    )
  })
})
