import { locales, type Locale } from '@aurivane/contract/locales'
import { describe, expect, it } from 'vitest'
import { mayBeEqual } from '../../specs/support/equal-words.ts'
import { allTexts } from './all-texts.ts'

/** Every sentence with its place, so that arrays of different length show too. */
function sentencesOf(texts: unknown, place = ''): [string, string][] {
  if (typeof texts === 'string') return [[place, texts]]
  if (typeof texts !== 'object' || texts === null) return []
  return Object.entries(texts).flatMap(([name, inside]) => sentencesOf(inside, `${place}.${name}`))
}

/** What a sentence leaves open: its values and its marks for links. */
function openPlaces(sentence: string): string[] {
  return [...sentence.matchAll(/\{\{?\w+\}?\}|<\/?[\w-]+>/g)].map(([found]) => found).toSorted()
}

/** Names of pictures, addresses and tags that no reader sees. */
const technical = /\.picture\.name$|\.(slug|tag|href|id)$/

function withoutPlaces(sentence: string): string {
  return sentence.replaceAll(/\{\{?\w+\}?\}|<\/?[\w-]+>/g, '')
}

/** The numbers of a sentence, whatever its language puts between thousands and before decimals. */
function numbersOf(sentence: string, locale: Locale): string[] {
  const [thousands, decimals] = locale === 'en' ? [',', '.'] : ['.', ',']
  return [...sentence.matchAll(/\d+(?:[.,]\d+)*/g)]
    .map(([written]) => written.replaceAll(thousands, '').replace(decimals, '.'))
    .toSorted()
}

/** Trillions are Billionen, and in Italian thousands of miliardi; the version of a guideline and the number of a rule are no decimals. */
const otherFigures = new Set(['.market.paragraphs.0', '.sections.standard.paragraphs.0', '.notices.GB'])

/** German says “in this country”: the names of countries take different articles. */
const otherPlaces = new Set(['.promotionOff'])

/** Numbers that are not grouped. */
const years = /(?<!\d)(19|20)\d\d(?!\d)/g

const namespaces = Object.keys(allTexts.en)
const translations = locales.filter((locale) => locale !== 'en')

describe.each(namespaces)('The texts of %s', (namespace) => {
  const english = sentencesOf(allTexts.en[namespace])

  it.each(translations)('say as much in %s as in English', (locale) => {
    const translated = sentencesOf(allTexts[locale][namespace])
    expect(translated.map(([place]) => place).toSorted()).toEqual(english.map(([place]) => place).toSorted())
  })

  it.each(translations)('leave the same places open in %s', (locale) => {
    const translated = new Map(sentencesOf(allTexts[locale][namespace]))
    const compared = english.filter(([place]) => !otherPlaces.has(place))
    const places = compared.map(([place, sentence]) => [place, openPlaces(sentence)])
    expect(compared.map(([place]) => [place, openPlaces(translated.get(place) ?? '')])).toEqual(places)
  })

  it.each(translations)('say nothing in %s in the words of English', (locale) => {
    const left = sentencesOf(allTexts[locale][namespace])
      .filter(([place, sentence]) => english.some(([at, said]) => at === place && said === sentence))
      .filter(([place, sentence]) => !technical.test(place) && !mayBeEqual(withoutPlaces(sentence), locale))
    expect(left).toEqual([])
  })

  it.each(translations)('name the same figures in %s', (locale) => {
    const translated = new Map(sentencesOf(allTexts[locale][namespace]))
    for (const [place, sentence] of english) {
      if (otherFigures.has(place)) continue
      const figures = numbersOf(translated.get(place) ?? '', locale)
      expect([place, figures]).toEqual([place, numbersOf(sentence, 'en')])
    }
  })

  it.each(translations)('address the reader of %s formally', (locale) => {
    const informal = /(?<!\p{L})(du|dein\p{L}*|dich|dir|euch|tu|tuo|tua|tuoi|tue|devi|puoi)(?!\p{L})/iu
    const sentences = sentencesOf(allTexts[locale][namespace])
    expect(sentences.filter(([, sentence]) => informal.test(sentence))).toEqual([])
  })

  it.each(locales)('group numbers of four or more digits in %s', (locale) => {
    const ungrouped = sentencesOf(allTexts[locale][namespace])
      .map(([place, sentence]) => [place, sentence.replaceAll(years, '')] as const)
      .filter(([place, sentence]) => !technical.test(place) && /(?<![\d.,])\d{4}/.test(sentence))
    expect(ungrouped).toEqual([])
  })

  it.each(locales)('have no empty sentence in %s', (locale) => {
    expect(sentencesOf(allTexts[locale][namespace]).filter(([, sentence]) => sentence.trim() === '')).toEqual(
      [],
    )
  })
})
