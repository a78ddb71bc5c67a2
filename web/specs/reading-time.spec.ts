import { locales, type Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { expect, it } from 'vitest'
import { readBuilt, renderBuiltSite } from './support/built-site.ts'

const WORDS_PER_MINUTE = 220

/** Numbers from four on, as texts write them. */
const written: Record<Locale, string[]> = {
  en: ['four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  it: ['quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici'],
  de: ['vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
}

/** Which page names the reading time of which page. */
const named = [
  [paths.howThisWorks, paths.howThisWorks],
  [paths.home, paths.whatIsForex],
] as const

const { pages } = await renderBuiltSite()

/** The text of the main part, with a space for every tag. */
function readMain(path: string, locale: Locale): string {
  const page = pages.find((one) => one.path === path && one.locale === locale)
  const [main = ''] = /<main[\s\S]*?<\/main>/.exec(readBuilt(page?.file ?? '')) ?? []
  return main.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]+>/g, ' ')
}

it.each(locales)('Reading times in %s follow from the number of words', (locale) => {
  for (const [place, subject] of named) {
    const words = readMain(subject, locale)
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word))
    const minutes = Math.ceil(words.length / WORDS_PER_MINUTE)
    const [, said] = /(\p{L}+) (?:minut[ei]|minutes|Minuten)(?!\p{L})/u.exec(readMain(place, locale)) ?? []
    expect([subject, said?.toLowerCase()]).toEqual([subject, written[locale][minutes - 4]])
  }
})
