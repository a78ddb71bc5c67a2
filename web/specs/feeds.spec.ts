import { locales, localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { FEED_PATH } from '../app/site-files/compose-feed.ts'
import { readBuilt, renderBuiltSite } from './support/built-site.ts'
import { readDocument } from './support/read-document.ts'

const { origin, all, assets } = await renderBuiltSite()

type Item = {
  title: string
  link: string
  guid: string
  pubDate: string
  category: string
  description: string
}
type Feed = {
  rss: {
    '@version': string
    '@xmlns:atom': string
    channel: {
      title: string
      link: string
      description: string
      language: string
      lastBuildDate: string
      'atom:link': { '@href': string; '@rel': string; '@type': string }
      item: (Item & { guid: { '#text': string; '@isPermaLink': string } })[]
    }
  }
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) => name === 'item',
})
const RFC_822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/

const categories = {
  en: ['News', 'Bulletin'],
  it: ['Notizie', 'Bollettino'],
  de: ['Nachrichten', 'Bulletin'],
}

/** RSS 2.0, and Atom's way of naming the feed's own address. */
const knownTags = new Set(
  'rss channel title link description language atom:link lastBuildDate item guid pubDate category'.split(' '),
)

describe.each(locales)('The feed in %s', (locale) => {
  const url = localizePath(FEED_PATH, locale)
  const file = assets.find((asset) => asset.url === url)
  const xml = readBuilt(file?.file ?? 'missing')
  const { rss } = parser.parse(xml) as Feed
  const { channel } = rss

  it('is well-formed RSS 2.0 and served as such', () => {
    expect(XMLValidator.validate(xml)).toBe(true)
    expect(rss['@version']).toBe('2.0')
    expect(file?.type).toContain('application/rss+xml')
    const tags = [...xml.matchAll(/<([a-z][\w:]*)/gi)].map(([, tag]) => tag)
    expect([...new Set(tags)].filter((tag) => !knownTags.has(tag ?? ''))).toEqual([])
  })

  it('says what it is, where and in which language', () => {
    expect(channel.title.length).toBeGreaterThan(5)
    expect(channel.description.length).toBeGreaterThan(20)
    expect(channel.link).toBe(origin + localizePath(paths.bulletin, locale))
    expect(channel.language).toBe(locale)
    expect(channel.lastBuildDate).toMatch(RFC_822)
    expect(channel['atom:link']).toEqual({
      '@href': origin + url,
      '@rel': 'self',
      '@type': 'application/rss+xml',
    })
  })

  it('has every post of the language, newest first, with an address that exists', () => {
    const posts = all.filter(
      (page) => page.locale === locale && page.path.startsWith(`${paths.bulletinPost}/`),
    )
    expect(channel.item.map(({ link }) => link).toSorted()).toEqual(
      posts.map((post) => origin + post.url).toSorted(),
    )
    const dates = channel.item.map(({ pubDate }) => Date.parse(pubDate))
    expect(dates).toEqual(dates.toSorted((a, b) => b - a))
    for (const { title, link, guid, pubDate, category, description } of channel.item) {
      const page = posts.find((post) => origin + post.url === link)
      const heading = readDocument(readBuilt(page?.file ?? '')).elements.find(({ tag }) => tag === 'h1')?.text
      expect(title).toBe(heading)
      expect(guid).toEqual({ '#text': link, '@isPermaLink': 'true' })
      expect(pubDate).toMatch(RFC_822)
      // The name of the day must be that of the date, or readers drop the item.
      expect(new Date(pubDate).toUTCString()).toBe(pubDate)
      expect(categories[locale]).toContain(category)
      expect(description.length).toBeGreaterThan(20)
    }
  })

  it('is offered by the pages of the bulletin', () => {
    const pages = all.filter(
      (page) => page.locale === locale && page.path.toLowerCase().startsWith(paths.bulletin),
    )
    for (const page of pages) {
      const offers = readDocument(readBuilt(page.file)).elements.filter(
        ({ tag, attributes }) => tag === 'link' && attributes['type'] === 'application/rss+xml',
      )
      expect(offers.map(({ attributes }) => attributes['href'])).toEqual([url])
    }
    console.log(`feed in ${locale}: ${channel.item.length} posts, offered on ${pages.length} pages`)
  })
})
