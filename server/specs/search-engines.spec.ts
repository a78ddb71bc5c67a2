import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales, localizePath } from '@aurivane/contract/locales'
import { gatedPaths, paths } from '@aurivane/contract/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type RunningSite } from './support/running-site.ts'

const ORIGIN = 'https://aurivane.example'

let folder: string
let site: RunningSite
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aurivane-search-engines-'))
  site = await startSite({ DATA_DIR: folder, PUBLIC_URL: ORIGIN, RATE_LIMITS: 'off' })
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function get(path: string, headers: Record<string, string> = {}) {
  return fetch(site.url + path, { headers, redirect: 'manual' })
}

/** All values of an attribute in elements that begin like this. */
function valuesOf(html: string, start: string, attribute: string): string[] {
  const elements = html.match(new RegExp(`<${start}[^>]*>`, 'g')) ?? []
  return elements.flatMap((element) => new RegExp(` ${attribute}="([^"]*)"`).exec(element)?.[1] ?? [])
}

async function listSitemap(): Promise<string[]> {
  const xml = await (await get('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
}

describe('What search engines find', () => {
  it('is every address of the sitemap: there, to be listed, in its language, under its own address', async () => {
    const addresses = await listSitemap()
    expect(addresses.length).toBeGreaterThan(40)
    for (const address of addresses) {
      expect(address.startsWith(`${ORIGIN}/`)).toBe(true)
      // A crawler sends no language: the path alone must decide, or the answer must have `Vary`.
      const answer = await get(address.slice(ORIGIN.length))
      const html = await answer.text()
      expect([address, answer.status, answer.headers.get('x-robots-tag')]).toEqual([address, 200, null])
      expect(valuesOf(html, 'link rel="canonical"', 'href')).toEqual([address])
      const language = /<html lang="(\w+)"/.exec(html)?.[1]
      expect(answer.headers.get('content-language')).toBe(language)
      const versions = valuesOf(html, 'link rel="alternate" hreflang', 'href')
      expect(versions).toHaveLength(locales.length + 1)
      expect(addresses).toEqual(expect.arrayContaining(versions))
    }
    console.log(`${addresses.length} addresses of the sitemap fetched`)
  })

  it('has one canonical address, in whatever language a plain address was answered', async () => {
    for (const path of [paths.home, paths.faq, paths.whatIsForex]) {
      for (const locale of locales) {
        const html = await (await get(path, { 'accept-language': locale })).text()
        expect(valuesOf(html, 'link rel="canonical"', 'href')).toEqual([
          `${ORIGIN}${localizePath(path, locale)}`,
        ])
      }
    }
  })

  it('is not the pages for members and holders of a mail link', async () => {
    const closed = [
      paths.recovery,
      paths.newPassword,
      `${paths.newPassword}?token=abc`,
      paths.confirmEmail,
      `${paths.confirmEmail}?token=abc`,
      ...gatedPaths,
    ]
    for (const path of closed.flatMap((one) => locales.map((locale) => localizePath(one, locale)))) {
      const answer = await get(path, { cookie: 'uid=1; atoken=x' })
      expect([path, answer.status, answer.headers.get('x-robots-tag')]).toEqual([path, 200, 'noindex'])
      expect(await answer.text()).toContain('<meta name="robots" content="noindex"')
    }
    console.log(`${closed.length * locales.length} addresses kept out of search`)
  })

  it.each(['/nothing', '/it/nulla', '/ge/nichts', '/bulletinPost', '/faq/more', '/FAQ', '/sitemap.xml/'])(
    'is not %s, which says 404 or leads elsewhere',
    async (path) => {
      const answer = await get(path)
      expect([301, 404]).toContain(answer.status)
      if (answer.status === 404) expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    },
  )

  it('never finds the same page under two addresses of one language', async () => {
    for (const path of [paths.home, paths.faq, paths.terms]) {
      const below = path === '/' ? '' : path
      expect(await locationOf(`/en${below}`)).toEqual([302, path])
      expect(await locationOf(`/de${below}`)).toEqual([301, localizePath(path, 'de')])
      if (below) expect(await locationOf(`${path}/`)).toEqual([301, path])
      expect(await locationOf(`/it${below}/`)).toEqual([301, localizePath(path, 'it')])
    }
  })
})

async function locationOf(path: string) {
  const { status, headers } = await get(path)
  return [status, headers.get('location')]
}

describe('What machines read', () => {
  it.each([
    ['/robots.txt', /^text\/plain/],
    ['/sitemap.xml', /^application\/xml/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/favicon.ico', /^image\//],
    ['/bulletin/rss.xml', /^application\/rss\+xml; charset=utf-8/],
    ['/it/bulletin/rss.xml', /^application\/rss\+xml; charset=utf-8/],
    ['/ge/bulletin/rss.xml', /^application\/rss\+xml; charset=utf-8/],
  ])('comes as what it is: %s', async (path, type) => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(type)
  })

  it('names the public address of the site', async () => {
    for (const path of [
      '/robots.txt',
      '/sitemap.xml',
      '/bulletin/rss.xml',
      '/it/bulletin/rss.xml',
      '/ge/faq',
    ]) {
      const text = await (await get(path)).text()
      expect(text).toContain(`${ORIGIN}/`)
      expect(text).not.toContain('localhost')
    }
  })

  it('includes a picture for every shared page', async () => {
    const addresses = await listSitemap()
    const pictures = await Promise.all(
      addresses.map(async (address) => {
        const html = await (await get(address.slice(ORIGIN.length))).text()
        return valuesOf(html, 'meta property="og:image"', 'content')[0] ?? ''
      }),
    )
    expect(new Set(pictures).size).toBe(addresses.length)
    for (const picture of pictures) {
      const answer = await get(picture.slice(ORIGIN.length))
      expect([picture, answer.status, answer.headers.get('content-type')]).toEqual([
        picture,
        200,
        'image/jpeg',
      ])
    }
  })
})
