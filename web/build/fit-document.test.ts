import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fitDocument } from './fit-document.ts'

const css = '.top{color:red}.late{color:blue}'
const same = '<p>Words, words, words.</p>'.repeat(1000)
/** Nothing in it can be said shorter: half its length is what it weighs. */
const unlike = `<p>${randomBytes(20_000).toString('hex')}</p>`
const page = (words: string) => `<main><p class="top"></p>${words}<p class="late"></p></main>`

function fit(words: string) {
  const markup = page(words)
  return fitDocument(css, markup, (style, how) => JSON.stringify({ style, markup, ...how }))
}

describe('a document', () => {
  it('carries all its styles where it is short, or weighs little', async () => {
    for (const words of ['', same]) {
      const { html, style } = await fit(words)
      expect(style).toContain('.late')
      expect(JSON.parse(html)).toEqual({ style, markup: page(words) })
    }
  })

  it('carries those of its first screens where it is long and weighs much, and says so', async () => {
    const { html, style } = await fit(unlike)
    expect(style).toContain('.top')
    expect(style).not.toContain('.late')
    expect(JSON.parse(html)).toEqual({ style, markup: page(unlike), long: true })
  })
})
