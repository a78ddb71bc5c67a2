import { describe, expect, it } from 'vitest'
import { relyingPartyOf } from './relying-party.ts'

describe('Passkeys', () => {
  it.each([
    ['https://aurivane.example', 'aurivane.example'],
    ['https://www.aurivane.example:8443', 'www.aurivane.example'],
    ['http://localhost:3000', 'localhost'],
    ['https://localhost', 'localhost'],
  ])('are used at %s', (publicUrl, id) => {
    expect(relyingPartyOf({ publicUrl })).toEqual({ name: 'Aurivane', id, origin: publicUrl })
  })

  it.each([
    'http://aurivane.example',
    'https://203.0.113.7',
    'http://127.0.0.1:3000',
    'https://[2001:db8::1]',
    'http://[::1]:3000',
  ])('are off at %s', (publicUrl) => {
    expect(relyingPartyOf({ publicUrl })).toBeNull()
  })
})
