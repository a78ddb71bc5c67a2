import { describe, expect, it } from 'vitest'
import { isIpAddress } from './can-use-passkeys.ts'

describe('An address without passkeys', () => {
  it.each(['127.0.0.1', '203.0.113.9', '[::1]', '[2001:db8::1]'])('is %s', (hostname) => {
    expect(isIpAddress(hostname)).toBe(true)
  })

  it.each(['localhost', 'aurivane.example', '1.example', '10.0.0.1.example'])('is not %s', (hostname) => {
    expect(isIpAddress(hostname)).toBe(false)
  })
})
