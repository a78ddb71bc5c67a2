import { countryName, countries } from '@aurivane/contract/countries'
import { locales } from '@aurivane/contract/locales'
import { regions } from '@aurivane/contract/regions'
import { describe, expect, it } from 'vitest'
import { sortByName } from './sort-by-name.ts'

const codes = new Set([...countries, ...Object.values(regions).flat()].map(({ code }) => code))

describe('Names in a list', () => {
  it.each(locales)('stand in the order of the alphabet, in %s', (locale) => {
    const named = [...codes].map((code) => ({ name: countryName(code, locale) }))
    const { compare } = new Intl.Collator(locale)
    expect(sortByName(named)).toEqual(named.toSorted((a, b) => compare(a.name, b.name)))
  })

  it('do not mind marks and capitals', () => {
    const names = ['Österreich', 'Zypern', 'Åland', 'andorra', 'Oman'].map((name) => ({ name }))
    expect(sortByName(names).map(({ name }) => name)).toEqual([
      'Åland',
      'andorra',
      'Oman',
      'Österreich',
      'Zypern',
    ])
  })
})
