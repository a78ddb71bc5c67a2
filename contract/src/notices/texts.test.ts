import { describe, expect, it } from 'vitest'
import { noticeKindNames, noticeKinds } from '../notice-kinds.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { it as italian } from './it.ts'
import { switchNames } from './switch-names.ts'
import { noticeLink, noticeText, type NoticeTexts } from './texts.ts'

function sentencesOf(texts: NoticeTexts): [string, string][] {
  return Object.entries(texts).flatMap(([kind, words]) =>
    typeof words === 'string'
      ? [[kind, words] as [string, string]]
      : Object.entries(words).map(([variant, text]): [string, string] => [`${kind}.${variant}`, text]),
  )
}
const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted()

describe.each([
  ['Italian', italian],
  ['German', de],
])('Notices in %s', (_, texts) => {
  it('say as much as the English ones, with the same placeholders', () => {
    const own = new Map(sentencesOf(texts))
    expect([...own.keys()]).toEqual(sentencesOf(en).map(([name]) => name))
    for (const [name, text] of sentencesOf(en)) {
      expect([name, placeholders(own.get(name) ?? '')]).toEqual([name, placeholders(text)])
      expect(own.get(name)).not.toBe(text)
    }
  })

  it('address the reader formally', () => {
    for (const [, text] of sentencesOf(texts))
      expect(text).not.toMatch(/\b(du|dein\w*|dich|dir|tuo|tua|tuoi|devi|puoi)\b/i)
  })
})

describe('A kind of notice', () => {
  it.each(noticeKindNames)('%s has texts, and a link for each of them', (kind) => {
    const words = en[kind]
    const { link } = noticeKinds[kind]
    if (typeof link === 'object') expect(Object.keys(link)).toEqual(Object.keys(words))
    const variants = typeof words === 'string' ? [''] : Object.keys(words)
    for (const variant of variants) {
      const place = { clubId: 3, target: 4, values: { variant } }
      expect(noticeLink(kind, place)).toMatch(/^\/[\w/?=#-]*$/)
      expect(noticeText('en', kind, { variant })).not.toBe('')
    }
  })

  it('has a switch unless its mails are always sent', () => {
    const switched = noticeKindNames.filter((kind) => noticeKinds[kind].mail !== 'always')
    for (const names of Object.values(switchNames)) expect(Object.keys(names)).toEqual(switched)
  })
})

describe('A text', () => {
  it('writes moments in the time zone of the meeting and in the reader’s language', () => {
    const values = {
      club: 'Gold',
      title: 'Charts',
      moment: '2026-11-24T17:30:00.000Z',
      timeZone: 'Europe/Rome',
    }
    expect(noticeText('en', 'meeting_reminder', values)).toBe(
      'Reminder: "Charts" of "Gold" on 24 November 2026, 18:30 (Europe/Rome).',
    )
    expect(noticeText('it', 'meeting_reminder', values)).toContain('24 novembre 2026, 18:30 (Europe/Rome)')
    expect(noticeText('de', 'meeting_reminder', values)).toContain('24. November 2026, 18:30 (Europe/Rome)')
  })
})
