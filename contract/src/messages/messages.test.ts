import { describe, expect, it } from 'vitest'
import { locales } from '../locales.ts'
import { refusals } from '../refusal-codes.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { it as italian } from './it.ts'
import { fill, find, say, type MessageKey } from './messages.ts'

function texts(tree: Record<string, Record<string, string>>) {
  return Object.entries(tree).flatMap(([area, names]) =>
    Object.entries(names).map(([name, text]) => [`${area}.${name}`, text] as const),
  )
}
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted()

describe.each([
  ['Italian', italian],
  ['German', de],
])('%s', (_, tree) => {
  it('has every text, in the order of English', () => {
    expect(texts(tree).map(([key]) => key)).toEqual(texts(en).map(([key]) => key))
  })

  it('has the same placeholders in each text', () => {
    const translated = new Map(texts(tree))
    for (const [key, text] of texts(en)) {
      expect([key, placeholders(translated.get(key) ?? '')]).toEqual([key, placeholders(text)])
    }
  })

  it('leaves nothing empty or in English by oversight', () => {
    const same = texts(tree).filter(([key, text]) => text === find(en, key))
    expect(same.map(([key]) => key)).toEqual(['request.ok'])
    for (const [, text] of texts(tree)) expect(text).toBe(text.trim())
  })

  it('addresses the reader formally', () => {
    for (const [, text] of texts(tree))
      expect(text).not.toMatch(/\b(du|dein|dich|dir|tuo|tua|tuoi|devi|puoi)\b/i)
  })
})

describe('A message', () => {
  it('is found by its key, and by nothing else', () => {
    expect(find(en, 'club.limitReached')).toBe(en.club.limitReached)
    for (const key of ['club', 'club.', 'club.none', 'constructor.name', '__proto__.toString', 'Required']) {
      expect(find(en, key)).toBeUndefined()
    }
  })

  it('is filled with values, once', () => {
    expect(say('en', 'club.created', { title: '{{country}}', country: 'Italy' })).toBe(
      'Successfully created club: "{{country}}" for Italy',
    )
    expect(fill('{{a}} and {{b}}', { a: 1 })).toBe('1 and {{b}}')
    expect(fill('{{a}}$&', { a: '$1' })).toBe('$1$&')
  })

  it.each([
    ['en', 1, 'Please wait 1 minute, or'],
    ['en', 15, 'Please wait 15 minutes, or'],
    ['it', 1, 'Attenda 1 minuto oppure'],
    ['it', 15, 'Attenda 15 minuti oppure'],
    ['de', 1, 'Bitte warten Sie 1 Minute oder'],
    ['de', 15, 'Bitte warten Sie 15 Minuten oder'],
  ] as const)('in %s counts %i in the right number', (locale, minutes, words) => {
    expect(say(locale, 'account.tooManyFailures', { minutes })).toContain(words)
  })

  it.each([
    ['en', 'You can ask again from 24 November 2026'],
    ['it', 'Potrà chiedere di nuovo dal giorno 24 novembre 2026'],
    ['de', 'Sie können ab dem 24. November 2026 erneut anfragen'],
  ] as const)('in %s says a date in words', (locale, text) => {
    expect(say(locale, 'membership.requestTooSoon', { date: '2026-11-24T23:30:00.000Z' })).toBe(text)
  })

  it('leaves the word for minutes to the number', () => {
    for (const [, text] of [en, italian, de].flatMap(texts)) expect(text).not.toMatch(/\{minutes\} *min/i)
  })

  it('exists for every refusal in every language', () => {
    for (const locale of locales) {
      for (const { message } of Object.values(refusals) as { message: MessageKey }[]) {
        expect(say(locale, message, {})).not.toBe(message)
      }
    }
  })
})
