import { afterEach, describe, expect, it, vi } from 'vitest'
import { hasStoredUser, readCredentials, removeCredentials, storeCredentials } from './auth-cookies.ts'

function visit(protocol: 'http:' | 'https:') {
  const written: string[] = []
  vi.stubGlobal('location', { protocol })
  vi.stubGlobal('document', {
    set cookie(cookie: string) {
      written.push(cookie)
    },
  })
  return written
}

afterEach(() => vi.unstubAllGlobals())

describe('The stored session', () => {
  it('is both cookies together', () => {
    expect(readCredentials('i18next=it; uid=7; atoken=a-b_c')).toEqual({ uid: '7', atoken: 'a-b_c' })
  })

  it.each(['', 'uid=7', 'atoken=abc', 'uid=; atoken=abc', 'xuid=7; atoken=abc'])(
    'is none in "%s"',
    (cookies) => {
      expect(readCredentials(cookies)).toBeNull()
    },
  )

  it('counts as logged in while a user id is stored', () => {
    expect(hasStoredUser('uid=7')).toBe(true)
    expect(hasStoredUser('atoken=abc')).toBe(false)
  })
})

describe('The session cookies', () => {
  it('are strict same-site, for the whole site, and last as long as an idle session', () => {
    const written = visit('http:')
    storeCredentials({ uid: '7', atoken: 'abc' })
    expect(written).toEqual([
      'uid=7; Path=/; SameSite=Strict; Max-Age=1209600',
      'atoken=abc; Path=/; SameSite=Strict; Max-Age=1209600',
    ])
  })

  it('are Secure where the site is served over https', () => {
    const written = visit('https:')
    storeCredentials({ uid: '7', atoken: 'abc' })
    expect(written.every((cookie) => cookie.endsWith('; Secure'))).toBe(true)
  })

  it('are removed together', () => {
    const written = visit('http:')
    removeCredentials()
    expect(written).toEqual([
      'uid=; Path=/; SameSite=Strict; Max-Age=0',
      'atoken=; Path=/; SameSite=Strict; Max-Age=0',
    ])
  })
})
