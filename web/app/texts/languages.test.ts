import { locales } from '@aurivane/contract/locales'
import { describe, expect, it } from 'vitest'
import { allTexts } from './all-texts.ts'

/** Every sentence with its place, so that arrays of different length show too. */
function sentencesOf(texts: unknown, place = ''): [string, string][] {
  if (typeof texts === 'string') return [[place, texts]]
  if (typeof texts !== 'object' || texts === null) return []
  return Object.entries(texts).flatMap(([name, inside]) => sentencesOf(inside, `${place}.${name}`))
}

/** What a sentence leaves open: its values and its marks for links. */
function openPlaces(sentence: string): string[] {
  return [...sentence.matchAll(/\{\{?\w+\}?\}|<\/?\w+>/g)].map(([found]) => found).toSorted()
}

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
    const places = english.map(([place, sentence]) => [place, openPlaces(sentence)])
    expect(english.map(([place]) => [place, openPlaces(translated.get(place) ?? '')])).toEqual(places)
  })

  it.each(locales)('have no empty sentence in %s', (locale) => {
    expect(sentencesOf(allTexts[locale][namespace]).filter(([, sentence]) => sentence.trim() === '')).toEqual(
      [],
    )
  })
})
