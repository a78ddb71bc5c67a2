import { describe, expect, it } from 'vitest'
import { renderMail } from './render-mail.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { it as italian } from './texts/it.ts'

function sentencesOf(texts: object, place = ''): [string, string][] {
  return Object.entries(texts).flatMap(([name, inside]: [string, unknown]) =>
    typeof inside === 'object' && inside !== null
      ? sentencesOf(inside, `${place}${name}.`)
      : [[place + name, String(inside)] as [string, string]],
  )
}
const openPlaces = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted()
const figures = (text: string) => (text.match(/\d+/g) ?? []).toSorted()

describe.each([
  ['Italian', italian],
  ['German', de],
])('The mails in %s', (_, texts) => {
  const english = sentencesOf(en)
  const translated = new Map(sentencesOf(texts))

  it('say as much as the English ones, about the same things', () => {
    expect([...translated.keys()]).toEqual(english.map(([place]) => place))
    for (const [place, text] of english) {
      const own = translated.get(place) ?? ''
      expect([place, openPlaces(own), figures(own)]).toEqual([place, openPlaces(text), figures(text)])
    }
  })

  it('say nothing in English', () => {
    expect(english.filter(([place, text]) => translated.get(place) === text)).toEqual([])
    for (const text of translated.values())
      expect(text).not.toMatch(/\b(the|and|your|you|please|this|with)\b/i)
  })

  it('address the reader formally', () => {
    for (const text of translated.values())
      expect(text).not.toMatch(/\b(du|dein\w*|dich|dir|tuo|tua|tuoi|tue|devi|puoi)\b/i)
  })
})

describe('What people wrote in a mail', () => {
  it('has no characters that change the direction or have neither width nor meaning', () => {
    const hide = (text: string) => `\u2067\u200B${text}\u202E\u2060\uFEFF`
    const mail = renderMail(
      {
        kind: 'notice',
        to: { name: hide('Ada'), address: 'ada@example.com' },
        locale: 'en',
        notice: { kind: 'member_removed', values: { club: hide('Gold') } },
        reason: hide('Too loud 👨‍👩‍👧'),
        link: 'https://example.com/clubs/3',
        preferencesLink: 'https://example.com/inbox#mail',
      },
      { supportEmail: 'help@example.com' },
    )
    expect(mail.subject).toBe('You were removed from "Gold".')
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('Too loud 👨‍👩‍👧')
      expect(body).not.toMatch(/[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/)
    }
  })
})
