import { locales } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { describe, expect, it } from 'vitest'
import type { SearchIndex } from '../app/search/search-index.ts'
import { readBuilt, renderBuiltSite } from './support/built-site.ts'

const { all, assets } = await renderBuiltSite()

/** Every place that the index leads to and its page does not have. */
function findLostTargets(index: SearchIndex, locale: string): string[] {
  return index.flatMap(({ path, entries }) => {
    const page = all.find((one) => one.path === path && one.locale === locale)
    if (!page) return [path]
    const html = readBuilt(page.file)
    return entries.filter(([id]) => id !== '' && !html.includes(` id="${id}"`)).map(([id]) => `${path}#${id}`)
  })
}

describe.each(locales)('The search in %s', (locale) => {
  const code = locale === 'de' ? 'ge' : locale
  const file = assets.find(({ url }) => url.startsWith(`/locales/${code}/search-`))?.file ?? 'missing'
  const index = JSON.parse(readBuilt(file)) as SearchIndex

  it('leads to places that its pages have', () => {
    expect(index.length).toBeGreaterThan(10)
    expect(findLostTargets(index, locale)).toEqual([])
  })

  it('is found out when it leads to a place that is not there', () => {
    const wrong: SearchIndex = [
      { path: paths.faq, label: '', entries: [['categoryrow99', '', '']] },
      { path: '/nowhere', label: '', entries: [['', '', '']] },
    ]
    expect(findLostTargets(wrong, locale)).toEqual(['/faq#categoryrow99', '/nowhere'])
  })
})
