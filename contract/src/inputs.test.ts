import { describe, expect, it } from 'vitest'
import { editedTitle, newClub } from './clubs.ts'
import { sendContactMessage } from './contact.ts'
import { booleanOrWord, country, idNumber, line, paragraph } from './inputs.ts'
import { key } from './messages/messages.ts'
import { newUserValues } from './profiles.ts'

const oneLine = line(60, key('form.fillRequired'))
const lines = paragraph(60, key('form.fillRequired'))

describe('A required text', () => {
  it.each([
    '\u200B',
    '\u200B \u2060',
    '\u3164',
    '\u115F\u1160',
    '\uFFA0',
    '\u00AD',
    '\uFEFF',
    '\u200D\uFE0F',
    '\u2800',
    '\u{E0020}',
    ' \u180E ',
  ])('is blank when all of it is invisible: %j', (text) => {
    for (const schema of [oneLine, lines]) {
      expect(schema.safeParse(text).error?.issues[0]?.message).toBe('form.fillRequired')
    }
  })

  it.each(['👨‍👩‍👧', '❤️', 'می‌خواهم', 'क्‍ष', 'co\u00ADop', 'a\u200Bb', '.'])(
    'is kept as sent when some of it is visible: %j',
    (text) => {
      expect(oneLine.parse(` ${text} `)).toBe(text)
      expect(lines.parse(text)).toBe(text)
    },
  )

  it('is part of every form that needs one', () => {
    const unseen = '\u200B\u3164'
    const { shape } = sendContactMessage.body ?? {}
    const schemas = [
      newUserValues.firstName,
      newUserValues.lastName,
      newUserValues.description,
      newClub.shape.title,
      newClub.shape.description,
      shape?.subject,
      shape?.message,
    ]
    expect(schemas.map((schema) => schema?.safeParse(unseen).success)).toEqual(Array(7).fill(false))
  })
})

describe('An edited title', () => {
  it('is as long as what is seen of it', () => {
    const problemOf = (title: string) => editedTitle.safeParse(title).error?.issues[0]?.message
    expect(problemOf('Four\u200B\u200B')).toBe('club.titleTooShort')
    expect(problemOf('\u200B'.repeat(6))).toBe('club.clubTitleRequired')
    expect(problemOf('♟👍🏆\u200B\u200B')).toBe('club.titleTooShort')
    expect(problemOf('Chess\u200B')).toBeUndefined()
    expect(problemOf('Chess')).toBeUndefined()
  })
})

describe('A text above its maximum', () => {
  it('is refused at once, before normalisations that take quadratic time', () => {
    const marks = `a${'\u0301\u0327'.repeat(16_000)}`
    const start = process.threadCpuUsage()
    const parsed = country(key('form.fillRequired')).safeParse(marks)
    expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(50)
    expect(parsed.error?.issues.map((issue) => issue.message)).toEqual(['form.tooLong'])
  })

  it('is no number, unless only by the spaces around it', () => {
    expect(idNumber.safeParse('1'.repeat(65)).error?.issues[0]?.message).toBe('form.idInvalid')
    expect(idNumber.parse(`${' '.repeat(1000)}7`)).toBe(7)
  })

  it('is no boolean either', () => {
    expect(booleanOrWord.safeParse('yes'.repeat(30)).error?.issues[0]?.message).toBe('form.notBooleanText')
    expect(booleanOrWord.safeParse(7).error?.issues[0]?.message).toBe('form.notString')
    expect(booleanOrWord.parse(` ${' '.repeat(1000)}Yes `)).toBe(true)
  })
})
