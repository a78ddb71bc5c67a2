import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkSession } from './check-session.ts'
import { onSessionEnd } from './session-end.ts'
import { createSessionStore } from './session-store.ts'

const userObject = { uid: 7, id: 7, firstName: 'Ada' }
let cookies: Map<string, string>

function answerWith(answer: () => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', fetched)
  return fetched
}

beforeEach(() => {
  cookies = new Map([
    ['uid', '7'],
    ['atoken', 'abc'],
  ])
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(cookie: string) {
      const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(cookie) ?? []
      if (cookie.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('The session at start', () => {
  it('sends both headers and takes the user from a 203', async () => {
    const fetched = answerWith(async () => Response.json({ result: '', userObject }, { status: 203 }))
    const store = createSessionStore()
    await checkSession(store, 'it')
    expect(store.get()).toEqual({
      userInfo: userObject,
      isAuthSessionLoading: false,
      isSessionUnknown: false,
      ended: null,
    })
    const [address, request] = fetched.mock.calls[0] ?? []
    expect(address).toBe('/api/v1/protected')
    expect(request).toMatchObject({
      credentials: 'include',
      headers: { uid: '7', Authorization: 'Bearer abc', 'Accept-Language': 'it' },
    })
  })

  it.each([200, 202, 401, 501, 503])('is ended by status %s', async (status) => {
    answerWith(async () => Response.json({ result: '', userObject }, { status }))
    const store = createSessionStore()
    await checkSession(store, 'en', true)
    const ended = { email: '' }
    expect(store.get()).toEqual({
      userInfo: null,
      isAuthSessionLoading: false,
      isSessionUnknown: false,
      ended,
    })
    expect(cookies.size).toBe(0)
  })

  it('is kept without an answer, and the check can be repeated', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
    const store = createSessionStore()
    await checkSession(store, 'en')
    expect(store.get()).toEqual({
      userInfo: null,
      isAuthSessionLoading: false,
      isSessionUnknown: true,
      ended: null,
    })
    expect(cookies.size).toBe(2)
  })

  it.each(['uid', 'atoken'])(
    'is none when %s is missing: nothing is asked, the rest is removed',
    async (name) => {
      cookies.delete(name)
      const fetched = answerWith(async () => Response.json({}))
      const store = createSessionStore()
      await checkSession(store, 'en')
      expect(fetched).not.toHaveBeenCalled()
      expect(cookies.size).toBe(0)
      expect(store.get()).toMatchObject({ isAuthSessionLoading: false, ended: null })
    },
  )

  it('is remembered as ended by the server until the next one begins', async () => {
    const store = createSessionStore()
    store.set({ ...store.get(), userInfo: { ...userObject, email: 'ada@example.com' } as never })
    answerWith(async () => Response.json({}, { status: 401 }))
    await checkSession(store, 'en')
    expect(store.get().ended).toEqual({ email: 'ada@example.com' })
    await checkSession(store, 'en')
    expect(store.get().ended).toEqual({ email: 'ada@example.com' })
    cookies.set('uid', '7').set('atoken', 'new')
    answerWith(async () => Response.json({ result: '', userObject }, { status: 203 }))
    await checkSession(store, 'en')
    expect(store.get().ended).toBeNull()
  })

  it.each([429, 501, 503])('is kept by status %s once its user is known', async (status) => {
    const store = createSessionStore()
    answerWith(async () => Response.json({ result: '', userObject }, { status: 203 }))
    await checkSession(store, 'en')
    answerWith(async () => Response.json({ result: '', code: 'busy' }, { status }))
    await checkSession(store, 'en')
    const kept = { isAuthSessionLoading: false, isSessionUnknown: true, ended: null }
    expect(store.get()).toMatchObject({ userInfo: userObject, ...kept })
    expect(cookies.size).toBe(2)
  })

  it.each([429, 503])('of a login in another tab is kept by status %s', async (status) => {
    const store = createSessionStore()
    store.set({ ...store.get(), isAuthSessionLoading: false })
    answerWith(async () => Response.json({ result: '', code: 'busy' }, { status }))
    await checkSession(store, 'en')
    expect(store.get()).toMatchObject({ userInfo: null, isSessionUnknown: true, ended: null })
    expect(cookies.size).toBe(2)
  })

  it('of another user clears the screen before the check is answered', async () => {
    const forget = vi.fn()
    onSessionEnd(forget)
    const store = createSessionStore()
    answerWith(async () => Response.json({ result: '', userObject }, { status: 203 }))
    await checkSession(store, 'en')
    cookies.set('uid', '8').set('atoken', 'theirs')
    answerWith(async () => Response.json({ result: '', code: 'busy' }, { status: 503 }))
    const checking = checkSession(store, 'en')
    expect(store.get().userInfo).toBeNull()
    expect(forget).toHaveBeenCalledOnce()
    await checking
    expect(store.get()).toMatchObject({ userInfo: null, isSessionUnknown: true })
    expect(cookies.size).toBe(2)
  })

  it('notifies caches of the member when it ends', async () => {
    const forget = vi.fn()
    onSessionEnd(forget)
    const store = createSessionStore()
    answerWith(async () => Response.json({ result: '', userObject }, { status: 203 }))
    await checkSession(store, 'en')
    expect(forget).not.toHaveBeenCalled()
    answerWith(async () => Response.json({ result: '', code: 'login_needed' }, { status: 401 }))
    await checkSession(store, 'en')
    expect(forget).toHaveBeenCalledOnce()
  })
})
