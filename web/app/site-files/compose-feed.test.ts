import { describe, expect, it } from 'vitest'
import type { PostSummary } from '../features/post.ts'
import { composeFeed } from './compose-feed.ts'

const post: PostSummary = {
  id: 1,
  slug: 'gold-and-holidays',
  timestamp: 1745827200,
  title: 'Gold & <holidays>',
  tag: 'Bulletin',
  date: '28. April 2025',
  teaser: 'Thin markets…',
}
const feed = {
  locale: 'de',
  origin: 'https://a.example',
  title: 'News',
  description: 'All of it',
  tags: { Bulletin: 'Rundbrief' },
} as const

describe('The feed', () => {
  it('names the posts of its language by their whole address', () => {
    const xml = composeFeed({ ...feed, posts: [post] })
    expect(xml).toContain('<language>de</language>')
    expect(xml).toContain('<link>https://a.example/ge/bulletinPost/gold-and-holidays</link>')
    expect(xml).toContain('href="https://a.example/ge/bulletin/rss.xml" rel="self"')
    expect(xml).toContain('<pubDate>Mon, 28 Apr 2025 08:00:00 GMT</pubDate>')
    expect(xml).toContain('<category>Rundbrief</category>')
  })

  it('is well-formed whatever a title contains', () => {
    expect(composeFeed({ ...feed, posts: [post] })).toContain('<title>Gold &amp; &lt;holidays&gt;</title>')
  })

  it('leaves out what a post does not have, and stands without posts', () => {
    const bare = { ...post, timestamp: null, title: null, tag: null, teaser: null }
    const xml = composeFeed({ ...feed, posts: [bare] })
    expect(xml).toContain('<title>gold-and-holidays</title>')
    expect(xml).not.toMatch(/pubDate|category|lastBuildDate/)
    expect(composeFeed({ ...feed, posts: [] })).toContain('</channel>')
  })
})
