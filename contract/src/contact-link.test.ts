import { describe, expect, it } from 'vitest'
import { hasNoUser, isContactLink, lowerScheme } from './contact-link.ts'

describe('A contact link', () => {
  it.each([
    'https://club.example',
    'https://club.example:8443/a?b=%0A#c',
    'https://münchen.example/',
    'mailto:club@example.com',
    'mailto:Ada.Rossi+club@mail.example.com',
    'mailto:ada%2Bclub@example.com',
    'mailto:jürg@münchen.example',
  ])('may be %s', (text) => {
    expect(isContactLink(text)).toBe(true)
  })

  it.each([
    'https://',
    'https://localhost',
    'https://.',
    'mailto:',
    'mailto:a',
    'mailto:a@b',
    'mailto:a@b.',
    'mailto:a@.co',
    'mailto:a@b..co',
    'mailto:@b.co',
    'mailto:a@b@c.co',
    'mailto:a@b.co?bcc=c@d.co',
    'mailto:a%0Abcc:x@b.co',
    'mailto:a%0D%0Abcc@b.co',
    'mailto:a%00@b.co',
    'mailto:a%C2%85@b.co',
    'mailto:a%E2%80%AE@b.co',
    'mailto:a%20@b.co',
    'mailto:a%40b.co%2Cc@d.co',
    'mailto:a,c@d.co',
    'mailto:a@b.co%3Fbcc=c',
    'mailto:100%@b.co',
    'mailto:a%ZZ@b.co',
  ])('is not %s', (text) => {
    expect(isContactLink(text)).toBe(false)
  })

  it.each([
    ['mailto:a@', '.', '?'],
    ['mailto:a@', 'a.', '?'],
    ['mailto:', '@', ''],
    ['mailto:', '%', ''],
    ['mailto:', '%0A', '@b.co'],
    ['https://', '.', '@'],
    ['https://', 'a.', '/@'],
    ['https://', 'a', ''],
  ])('is checked in linear time: %s, many times %s, then %s', (start, part, end) => {
    const text = start + part.repeat(60_000 / part.length) + end
    const durations = [1, 2, 3].map(() => {
      const began = process.threadCpuUsage()
      for (const look of [isContactLink, hasNoUser, lowerScheme]) look(text)
      return process.threadCpuUsage(began).user / 1000
    })
    expect(Math.min(...durations)).toBeLessThan(50)
  })
})
