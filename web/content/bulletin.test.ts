import { locales } from '@aurivane/contract/locales'
import { TEASER_WORDS } from '@aurivane/contract/limits'
import { describe, expect, it } from 'vitest'
import type { ContentNode } from '../app/features/post.ts'
import { cutDescription, cutTeaser, toPlainText } from './cut-teaser.ts'
import { drawMarkdown } from './draw-markdown.ts'
import { bulletinTexts, makePost, readBulletin, readPosts } from './read-bulletin.ts'

const complete = `---
id: 7
slug: a-post
timestamp: 1745827200
title: A post
tag: News
date: April 28, 2025
---

Some **bold** text.`

describe('A post file', () => {
  it('gives every field and its content', () => {
    expect(makePost('a-post', complete)).toMatchObject({
      id: 7,
      slug: 'a-post',
      timestamp: 1745827200,
      title: 'A post',
      tag: 'News',
      date: 'April 28, 2025',
      teaser: 'Some bold text.…',
    })
  })

  it('is trimmed of the carriage returns that some strings carry at their end', () => {
    const post = makePost('a-post', complete.replaceAll('\n', '\r\n').replace('A post', 'A post\r '))
    expect([post.title, post.tag, post.date, post.timestamp]).toEqual([
      'A post',
      'News',
      'April 28, 2025',
      1745827200,
    ])
    expect(JSON.stringify(post)).not.toContain('\\r')
  })

  it('leaves null where a field is missing or empty', () => {
    expect(makePost('a-post', '---\ntitle:\nid: seven\n---\n')).toEqual({
      id: null,
      slug: 'a-post',
      timestamp: null,
      title: null,
      tag: null,
      date: null,
      teaser: null,
      content: [],
    })
  })

  it('may end with its front matter, or have none', () => {
    expect(makePost('a', '---\ntitle: Gold\n---')).toMatchObject({ title: 'Gold', content: [] })
    expect(makePost('a', 'Only text')).toMatchObject({ title: null, teaser: 'Only text…' })
  })

  it('keeps colons inside a value', () => {
    expect(makePost('a', '---\ntitle: Gold: a view\n---\nText').title).toBe('Gold: a view')
  })

  it('may not call itself by another slug than its folder', () => {
    expect(() => makePost('another', complete)).toThrow('the folder is the slug')
  })

  it('is needed in every language', () => {
    expect(() => readPosts({ './bulletin/a-post/en.md': complete }, 'it')).toThrow('a-post has no it.md')
  })
})

describe('The teaser', () => {
  it('is the first 20 words of the plain text and an ellipsis', () => {
    const words = Array.from({ length: 30 }, (_, index) => `word${index}`)
    expect(cutTeaser(words.join(' '))).toBe(`${words.slice(0, TEASER_WORDS).join(' ')}…`)
  })

  it('counts no markdown marks and keeps blocks apart', () => {
    const nodes = drawMarkdown(
      '# One\n\n1. **two** three\n2. [four](https://example.org)\n\n- five\n\n> six `seven`',
    )
    expect(toPlainText(nodes)).toBe('One two three four five six seven')
  })

  it('does not glue words across a line break between two marked ones', () => {
    expect(toPlainText(drawMarkdown('**one**\n**two**'))).toBe('one two')
  })

  it('says nothing for a post without content', () => {
    expect(cutTeaser('')).toBeNull()
  })

  it('cuts a description between words', () => {
    expect(cutDescription('one two three', 9)).toBe('one two…')
    expect(cutDescription('one two', 9)).toBe('one two')
    expect(cutDescription('One two. Three', 10)).toBe('One two.')
  })
})

describe('Links in a post', () => {
  it.each([
    'http://a.example',
    'https://a.example',
    'irc://a.example',
    'ircs://a.example',
    'mailto:a@a.example',
    'xmpp:a@a.example',
    '/faq#categoryrow1',
  ])('may go to %s', (href) => {
    expect(linksOf(drawMarkdown(`[link](${href})`))).toEqual([href])
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://a.example',
    'tel:1',
  ])('may not go to %s', (href) => {
    expect(linksOf(drawMarkdown(`[link](${href})`)).filter(Boolean)).toEqual([])
  })

  it('do not come from HTML, which stays text', () => {
    const nodes = drawMarkdown('before <a href="javascript:alert(1)" onclick="x()">link</a>')
    expect(linksOf(nodes)).toEqual([])
    expect(toPlainText(nodes)).toContain('<a href=')
  })
})

describe('The content of a post', () => {
  it('has headings below the page’s own, bold text and numbered lists', () => {
    expect(drawMarkdown('# Title\n\n## Part\n\n3. **x**\n')).toEqual([
      { tag: 'h2', children: ['Title'] },
      { tag: 'h2', children: ['Part'] },
      { tag: 'ol', start: 3, children: [{ tag: 'li', children: [{ tag: 'strong', children: ['x'] }] }] },
    ])
  })

  it('drops pictures, which no post of ours needs from elsewhere', () => {
    expect(drawMarkdown('![alt](https://a.example/x.png)')).toEqual([{ tag: 'p', children: [] }])
  })
})

describe('The bulletin that ships', () => {
  it('has two posts, newest first, one of each tag, in every language', () => {
    for (const locale of locales) {
      const posts = readBulletin(locale)
      expect(posts.map((post) => post.tag)).toEqual(['News', 'Bulletin'])
      for (const post of posts) {
        expect(Object.values(post).every((value) => value !== null)).toBe(true)
        expect(post.content.length).toBeGreaterThan(5)
      }
    }
  })

  it('is the same post in every language, under the kebab-case of its English title', () => {
    const english = readBulletin('en')
    for (const locale of locales) {
      expect(readBulletin(locale).map(({ id, slug, timestamp }) => [id, slug, timestamp])).toEqual(
        english.map(({ id, slug, timestamp }) => [id, slug, timestamp]),
      )
    }
    for (const post of english) {
      expect(post.slug).toBe(post.title?.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'))
    }
  })

  it('says the date that its timestamp means', () => {
    for (const post of readBulletin('en')) {
      const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
      expect(post.date).toBe(format.format((post.timestamp ?? 0) * 1000))
    }
  })

  it('is a list without contents, and one namespace per post', () => {
    const texts = bulletinTexts('en')
    expect(JSON.stringify(texts.bulletinPosts)).not.toContain('"content"')
    for (const post of readBulletin('en')) {
      const bundle = texts[`post-${post.slug}`] as { meta: { title: string; description: string } }
      expect(bundle.meta.title).toBe(post.title)
      expect(bundle.meta.description.length).toBeLessThanOrEqual(155)
    }
  })
})

function linksOf(nodes: readonly ContentNode[]): (string | undefined)[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const inside = linksOf(node.children)
    return node.tag === 'a' ? [node.href, ...inside] : inside
  })
}

describe('The posts we ship', () => {
  const regional = { en: 'en-US', it: 'it-IT', de: 'de-DE' } as const

  it.each(locales)('are dated in %s as Intl writes the day of their timestamp', (locale) => {
    const format = new Intl.DateTimeFormat(regional[locale], { dateStyle: 'long', timeZone: 'UTC' })
    const posts = readBulletin(locale)
    expect(posts.length).toBeGreaterThan(1)
    for (const { slug, date, timestamp } of posts) {
      expect([slug, date]).toEqual([slug, format.format((timestamp ?? 0) * 1000)])
    }
  })
})
