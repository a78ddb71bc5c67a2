import { paths } from '@aurivane/contract/paths'
import { describe, expect, it } from 'vitest'
import type { ContentHit } from '../search/search-contents.ts'
import { frame } from '../texts/en/frame.ts'
import { arrangeHits, CONTENT_HITS_MAX } from './arrange-hits.ts'

const hit = (to: string): ContentHit => ({ to, label: '', title: [], excerpt: [] })
const namesFor = (query: string) => arrangeHits(query, frame.nav, []).pages.map(({ name }) => name)

describe('The hits of the header’s search', () => {
  it('are the menu’s entries by any part of their name, in any case, in the menu’s order', () => {
    expect(namesFor('BULL')).toEqual(['Bulletin'])
    expect(namesFor('ou')).toEqual(['About Us', 'Resources', 'Countries'])
    expect(namesFor('')).toEqual([])
    // Menu entries match by substring only, without tolerance for typing errors.
    expect(namesFor('buletin')).toEqual([])
  })

  it('are followed by what the texts say, without pages that the menu has found', () => {
    const found = [hit(paths.contact), hit(`${paths.contact}#by-mail`), hit(`${paths.faq}#categoryrow3`)]
    const { pages, contents } = arrangeHits('contact', frame.nav, found)
    expect(pages.map(({ name }) => name)).toEqual(['Contact'])
    expect(contents.map(({ to }) => to)).toEqual([`${paths.contact}#by-mail`, `${paths.faq}#categoryrow3`])
    expect(arrangeHits('kontact', frame.nav, found).contents).toEqual(found)
  })

  it('are few enough for a glance', () => {
    const found = Array.from({ length: 30 }, (_, place) => hit(`/faq#${place}`))
    expect(arrangeHits('x', frame.nav, found).contents).toHaveLength(CONTENT_HITS_MAX)
  })
})
