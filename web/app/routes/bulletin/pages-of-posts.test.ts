import { describe, expect, it } from 'vitest'
import { countPages, postsOnPage } from './pages-of-posts.ts'

describe('The pages of the bulletin', () => {
  it.each([
    [0, 0],
    [1, 1],
    [3, 1],
    [4, 2],
    [7, 3],
  ])('%i posts stand on %i pages', (posts, pages) => {
    expect(countPages(posts)).toBe(pages)
  })

  it('hold three posts each, the last one what is left', () => {
    const posts = ['a', 'b', 'c', 'd']
    expect(postsOnPage(posts, 0)).toEqual(['a', 'b', 'c'])
    expect(postsOnPage(posts, 1)).toEqual(['d'])
    expect(postsOnPage(posts, 2)).toEqual([])
  })
})
