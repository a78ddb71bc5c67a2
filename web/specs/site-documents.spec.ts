import { join } from 'node:path'
import { locales } from '@aurivane/contract/locales'
import { gatedPaths } from '@aurivane/contract/paths'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { clientFolder } from '../build/paths.ts'
import { readBuilt, renderBuiltSite } from './support/built-site.ts'

const { origin, all, assets } = await renderBuiltSite()
const indexable = all.filter((page) => page.indexable)
const typeOf = (url: string) => assets.find((asset) => asset.url === url)?.type

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', isArray: isList })
function isList(name: string) {
  return name === 'url' || name === 'xhtml:link'
}

describe('The sitemap', () => {
  const xml = readBuilt('sitemap.xml')

  it('lists every page for search engines once, in each language, and nothing else', () => {
    expect(XMLValidator.validate(xml)).toBe(true)
    const { urlset } = parser.parse(xml) as {
      urlset: { xmlns: string; url: { loc: string; lastmod?: string; 'xhtml:link': Link[] }[] }
    }
    type Link = { rel: string; hreflang: string; href: string }
    expect(urlset.xmlns).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    const listed = urlset.url.map(({ loc }) => loc)
    expect(listed.toSorted()).toEqual(indexable.map(({ url }) => origin + url).toSorted())
    for (const { loc, 'xhtml:link': versions, lastmod } of urlset.url) {
      expect(versions.map(({ hreflang }) => hreflang)).toEqual([...locales, 'x-default'])
      expect(versions.map(({ href }) => href)).toContain(loc)
      for (const { rel, href } of versions) expect([rel, listed.includes(href)]).toEqual(['alternate', true])
      // A day that the build cannot know is better not named.
      expect(lastmod).toBeUndefined()
    }
    console.log(`${listed.length} addresses in the sitemap`)
  })

  it('is served as XML', () => {
    expect(typeOf('/sitemap.xml')).toContain('application/xml')
  })
})

describe('robots.txt', () => {
  const lines = readBuilt('robots.txt').trim().split('\n')

  it('names the sitemap and closes the API and the gated pages, and no page for search engines', () => {
    expect(lines[0]).toBe('User-agent: *')
    expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
    const closed = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice(10))
    expect(closed).toContain('/api/')
    expect(closed).toEqual(expect.arrayContaining([...gatedPaths]))
    expect(indexable.filter(({ url }) => closed.some((start) => url.startsWith(start)))).toEqual([])
  })
})

describe('The manifest', () => {
  const manifest = JSON.parse(readBuilt('manifest.webmanifest')) as {
    name: string
    short_name: string
    start_url: string
    display: string
    icons: { src: string; sizes: string; type: string; purpose: string }[]
  }

  it('says what the site is called and where it starts', () => {
    expect(manifest).toMatchObject({ name: 'Aurivane', short_name: 'Aurivane', start_url: '/' })
    expect(['browser', 'minimal-ui', 'standalone', 'fullscreen']).toContain(manifest.display)
    expect(typeOf('/manifest.webmanifest')).toContain('application/manifest+json')
  })

  it('names icons of the stated sizes, two of them made to be masked', async () => {
    for (const { src, sizes, type } of manifest.icons) {
      const { width, height, format } = await sharp(join(clientFolder, src)).metadata()
      expect([src, `${width}x${height}`, `image/${format}`]).toEqual([src, sizes, type])
    }
    expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`).toSorted()).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ])
  })

  it('has maskable icons that fill their square, so that a round mask shows no gaps', async () => {
    for (const { src } of manifest.icons.filter(({ purpose }) => purpose === 'maskable')) {
      const { data, info } = await sharp(join(clientFolder, src))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const corners = [0, info.width - 1, info.width * (info.height - 1), info.width * info.height - 1]
      expect(corners.map((pixel) => data[pixel * 4 + 3])).toEqual([255, 255, 255, 255])
    }
  })

  it('has the icons that the pages name', () => {
    for (const url of ['/favicon.ico', '/icons/favicon.svg', '/icons/apple-touch-icon.png'])
      expect(assets.map((asset) => asset.url)).toContain(url)
  })
})
