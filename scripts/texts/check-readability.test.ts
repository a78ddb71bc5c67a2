import { locales } from '@aurivane/contract/locales'
import { describe, expect, it } from 'vitest'
import { countWords, measure, readTextFiles, splitSentences } from './check-readability.ts'
import { budgets, fixedTexts, unwantedWords } from './readability-budgets.ts'

const files = await readTextFiles()
const measured = files.map(measure)

describe('The measure', () => {
  it.each([
    ['It costs 1.5% a year. You pay it.', 2],
    ['Ab dem 7. Mai ist geöffnet.', 1],
    ['“Licensed” means this. “Available” means that.', 2],
    ['{{brand}} is here. {{name}} is there!', 2],
    ['At 30:1 it is 7 to 1. Colour counts.', 2],
  ])('splits “%s” into %i', (text, count) => {
    expect(splitSentences(text)).toHaveLength(count)
  })

  it('counts words and figures, but no signs and no marks of links', () => {
    expect(countWords('10 × 60 = 600 USD')).toBe(4)
    expect(splitSentences('See <terms>the terms</terms>.').map(countWords)).toEqual([3])
  })

  it('finds a sentence that is too long, and allows more in legal texts', () => {
    const sentence = `${'word '.repeat(30).trim()}.`
    expect(measure({ locale: 'en', file: 'home.ts', texts: [sentence] }).tooLong).toEqual([sentence])
    expect(measure({ locale: 'en', file: 'terms.ts', texts: [sentence] }).tooLong).toEqual([])
  })

  it('gives the share of long words', () => {
    const texts = ['Short words and one misunderstanding.']
    expect(measure({ locale: 'en', file: 'home.ts', texts }).longWords).toBe(20)
  })

  it('reads pages, messages, mails and posts in every language', () => {
    for (const locale of locales) {
      const own = files.filter((file) => file.locale === locale).map(({ file }) => file)
      for (const place of [
        'web/app/texts',
        'contract/src/messages',
        'contract/src/notices',
        'api/src/mail',
        'web/content/bulletin',
      ])
        expect(own.some((file) => file.startsWith(place))).toBe(true)
      expect(own.length).toBeGreaterThan(30)
    }
  })
})

describe.each(measured)('$file', ({ file, locale, average, longWords, tooLong }) => {
  it('keeps to the length of sentences', () => {
    expect(tooLong).toEqual([])
    expect(average).toBeLessThanOrEqual(budgets[locale].average)
  })

  it('keeps to the share of long words', () => {
    expect(longWords).toBeLessThanOrEqual(budgets[locale].longWords)
  })

  it('has none of the words that the term base replaces', () => {
    const texts = files.find((other) => other.file === file)?.texts ?? []
    const free = texts.filter((text) => !fixedTexts.includes(text))
    expect(free.filter((text) => unwantedWords[locale].test(text))).toEqual([])
  })
})
