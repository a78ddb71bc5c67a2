import { expect, it } from 'vitest'
import { pathWithoutLanguage } from './path-language.ts'

it.each([
  ['/', '/'],
  ['/it', '/'],
  ['/ge/faq', '/faq'],
  ['/faq/', '/faq'],
  ['/it//evil.example', '/evil.example'],
  ['//evil.example', '/evil.example'],
  ['/it/\\evil.example', '/evil.example'],
])('%s without its language is %s: a link made from it never leaves the site', (pathname, path) => {
  expect(pathWithoutLanguage(pathname)).toBe(path)
})
