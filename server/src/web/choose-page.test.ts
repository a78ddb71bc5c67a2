import { performance } from 'node:perf_hooks'
import { describe, expect, it } from 'vitest'
import { choosePage } from './choose-page.ts'

function choose(pathname: string, search = '') {
  return choosePage({ pathname, search, lng: null, cookies: new Map(), acceptLanguage: undefined })
}

describe('A path with empty segments', () => {
  it.each([
    ['//', '/'],
    ['/faq/', '/faq'],
    ['/faq//', '/faq'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['\\\\evil.example', '/evil.example'],
    ['/it//evil.example', '/it/evil.example'],
    ['/en//evil.example', '/en/evil.example'],
    ['/de/\\evil.example/', '/de/evil.example'],
    ['/a\\b', '/a/b'],
    ['///a///b///', '/a/b'],
  ])('%s leads to %s before anything else is decided', (pathname, location) => {
    expect(choose(pathname, '?x=1')).toEqual({ is: 'redirect', status: 301, location: `${location}?x=1` })
  })

  it.each(['/', '\\', '/\\', '/a'])('takes linear time: many times %j', (part) => {
    const pathname = `${part.repeat(32_000)}a/`
    const durations = [1, 2, 3].map(() => {
      const start = performance.now()
      choose(pathname)
      return performance.now() - start
    })
    expect(Math.min(...durations)).toBeLessThan(50)
  })
})
