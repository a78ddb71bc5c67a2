import { countries } from '@aurivane/contract/countries'
import { policyOf } from '@aurivane/contract/country-policy'
import { DEFAULT_LOCALE, locales, type Locale } from '@aurivane/contract/locales'
import { describe, expect, it } from 'vitest'
import { readBuilt, renderBuiltSite, type BuiltPage } from './support/built-site.ts'
import { mayBeEqual } from './support/equal-words.ts'
import { readDocument, type Document } from './support/read-document.ts'

const { all } = await renderBuiltSite()
const documents = new Map(all.map((page) => [page, readDocument(readBuilt(page.file))]))
const translations = locales.filter((locale): locale is Exclude<Locale, 'en'> => locale !== DEFAULT_LOCALE)

function documentOf(page: BuiltPage): Document {
  return documents.get(page) ?? { elements: [], words: [] }
}

/** What a reader of the page's language sees or hears, title and description included. */
function wordsOf(page: BuiltPage): string[] {
  const { words, elements } = documentOf(page)
  const description = elements.find(({ attributes }) => attributes['name'] === 'description')
  return [
    ...words.filter(({ lang }) => lang === page.locale).map(({ text }) => text),
    description?.attributes['content'] ?? '',
  ]
}

function inEnglish(page: BuiltPage): BuiltPage {
  const english = all.find(({ path, locale }) => path === page.path && locale === DEFAULT_LOCALE)
  if (!english) throw new Error(`${page.path} has no English page`)
  return english
}

/** Names of authorities are the same in every language. */
const authorities = countries.flatMap(({ code }) => policyOf(code).regulator ?? [])

function withoutAuthorities(text: string): string {
  return authorities.reduce((left, name) => left.replaceAll(name, ''), text)
}

/** Words that only English has; names of authorities are taken out before. */
const onlyEnglish = /(?<!\p{L})(the|and|with|your|you|please|this|that|from|which|are|does|about)(?!\p{L})/iu

describe.each(translations)('The pages in %s', (locale) => {
  const pages = all.filter((page) => page.locale === locale)

  it('say nothing in the words of the English page', () => {
    let compared = 0
    const left = pages.flatMap((page) => {
      const english = new Set(wordsOf(inEnglish(page)))
      const words = wordsOf(page)
      compared += words.length
      return words
        .filter((text) => english.has(text) && !mayBeEqual(text, locale))
        .map((text) => `${page.path}: ${text}`)
    })
    console.log(`${pages.length} pages in ${locale}: ${compared} texts compared with English`)
    expect(left).toEqual([])
    expect(compared).toBeGreaterThan(pages.length * 50)
  })

  it('have no English word inside a sentence', () => {
    const left = pages.flatMap((page) =>
      wordsOf(page)
        .filter((text) => onlyEnglish.test(withoutAuthorities(text)))
        .map((text) => `${page.path}: ${text}`),
    )
    expect(left).toEqual([])
  })

  it('say as much as the English ones', () => {
    const count = (page: BuiltPage) => documentOf(page).elements.length
    for (const page of pages) expect([page.path, count(page)]).toEqual([page.path, count(inEnglish(page))])
  })
})

describe('Every page', () => {
  it('says in which language it is', () => {
    for (const page of all) {
      const root = documentOf(page).elements.find(({ tag }) => tag === 'html')
      expect([page.file, root?.attributes['lang']]).toEqual([page.file, page.locale])
    }
  })

  it('names each language in itself, and says so', () => {
    for (const page of all) {
      const links = documentOf(page).elements.filter(
        ({ tag, attributes }) => tag === 'a' && attributes['hreflang'] && attributes['lang'],
      )
      const said = links.map(({ attributes, text }) => [attributes['lang'], attributes['hreflang'], text])
      expect(said).toEqual([
        ['en', 'en', 'English'],
        ['it', 'it', 'Italiano'],
        ['de', 'de', 'Deutsch'],
      ])
    }
  })
})
