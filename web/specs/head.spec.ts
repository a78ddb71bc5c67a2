import { join } from 'node:path'
import { DEFAULT_LOCALE, locales, localizePath } from '@aurivane/contract/locales'
import { emailPaths, paths } from '@aurivane/contract/paths'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { clientFolder } from '../build/paths.ts'
import { readBuilt, renderBuiltSite, type BuiltPage } from './support/built-site.ts'
import { readDocument, type Element } from './support/read-document.ts'

const { origin, all, assets } = await renderBuiltSite()
const indexable = all.filter((page) => page.indexable)
const heads = new Map(all.map((page) => [page, readDocument(readBuilt(page.file)).elements]))

function find(page: BuiltPage, tag: string, wanted: Record<string, string>): Element[] {
  return (heads.get(page) ?? []).filter(
    (element) =>
      element.tag === tag &&
      Object.entries(wanted).every(([name, value]) => element.attributes[name] === value),
  )
}

/** The one value of a meta element; two of them would be read by chance. */
function meta(page: BuiltPage, kind: 'name' | 'property', name: string): string {
  const found = find(page, 'meta', { [kind]: name }).map(({ attributes }) => attributes['content'] ?? '')
  if (found.length > 1) throw new Error(`${page.file} says ${name} ${found.length} times`)
  return found[0] ?? ''
}

function titleOf(page: BuiltPage): string {
  // A picture may have a title too; the first one is the page's.
  return find(page, 'title', {})[0]?.text ?? ''
}

const named = (pages: readonly BuiltPage[], value: (page: BuiltPage) => unknown) =>
  pages.map((page) => [page.file, value(page)])

/** Pages that share their words with another one, as a search engine would list them. */
function repeated(value: (page: BuiltPage) => string): string[] {
  return indexable
    .filter((page) => indexable.some((other) => other !== page && value(other) === value(page)))
    .map((page) => `${page.file}: ${value(page)}`)
}

describe(`The head of all ${all.length} pages, ${indexable.length} of them for search engines`, () => {
  it('has a title that fits into a list of results and is not repeated', () => {
    console.log(`${all.length} heads checked, ${indexable.length} of them indexable`)
    expect(indexable.length).toBe(locales.length * new Set(indexable.map(({ path }) => path)).size)
    const tooLong = all.map(titleOf).filter((title) => title.length < 10 || title.length > 65)
    expect(tooLong).toEqual([])
    expect(repeated((page) => `${page.locale} ${titleOf(page)}`)).toEqual([])
  })

  it('names the manifest and icons, as files that are served', () => {
    const served = new Set(assets.map(({ url }) => url))
    const filesOf = (page: BuiltPage) =>
      ['manifest', 'icon', 'apple-touch-icon']
        .flatMap((rel) => find(page, 'link', { rel }))
        .filter(({ attributes }) => served.has(attributes['href'] ?? ''))
    expect(named(all, (page) => filesOf(page).length)).toEqual(named(all, () => 4))
  })

  it('has a description of 70 to 160 characters that is not repeated', () => {
    const describe = (page: BuiltPage) => meta(page, 'name', 'description')
    const unfit = indexable
      .map((page) => [page.file, describe(page).length, describe(page)] as const)
      .filter(([, length]) => length < 70 || length > 160)
    expect(unfit).toEqual([])
    expect(repeated(describe)).toEqual([])
    expect(all.filter((page) => describe(page) === '')).toEqual([])
  })

  it('names one canonical address, that of its own language', () => {
    const canonical = (page: BuiltPage) =>
      find(page, 'link', { rel: 'canonical' }).map(({ attributes }) => attributes['href'])
    expect(named(all, canonical)).toEqual(
      named(all, ({ url, indexable: isListed }) => (isListed ? [origin + url] : [])),
    )
  })

  it('names every language version, itself and a neutral one; so do all of them', () => {
    const versions = (page: BuiltPage) =>
      find(page, 'link', { rel: 'alternate' })
        .filter(({ attributes }) => attributes['hreflang'])
        .map(({ attributes }) => [attributes['hreflang'], attributes['href']])
    const wanted = ({ path }: BuiltPage) => [
      ...locales.map((locale) => [locale, origin + localizePath(path, locale)]),
      ['x-default', origin + localizePath(path, DEFAULT_LOCALE)],
    ]
    expect(named(indexable, versions)).toEqual(named(indexable, wanted))
    const known = new Set(indexable.map(({ url }) => origin + url))
    for (const page of indexable) for (const [, href] of versions(page)) expect(known).toContain(href)
  })

  it('keeps gated, personal and token pages and the missing page out of search', () => {
    const closed = all.filter((page) => !page.indexable)
    expect(new Set(closed.map(({ path }) => path))).toEqual(
      new Set([
        paths.portfolios,
        paths.profile,
        paths.inbox,
        paths.recovery,
        paths.newPassword,
        paths.confirmEmail,
        ...Object.values(emailPaths),
        '/404',
      ]),
    )
    expect(named(closed, (page) => meta(page, 'name', 'robots'))).toEqual(named(closed, () => 'noindex'))
    expect(named(indexable, (page) => meta(page, 'name', 'robots'))).toEqual(named(indexable, () => ''))
  })
})

describe('A shared link', () => {
  it('says title, description, address, language and kind', () => {
    const regional = { en: 'en_GB', it: 'it_IT', de: 'de_DE' }
    const said = (page: BuiltPage) =>
      ['og:title', 'og:description', 'og:url', 'og:locale', 'og:site_name', 'og:type'].map((name) =>
        meta(page, 'property', name),
      )
    expect(named(all, said)).toEqual(
      named(all, (page) => [
        titleOf(page),
        meta(page, 'name', 'description'),
        origin + page.url,
        regional[page.locale],
        'Aurivane',
        page.path.startsWith(paths.bulletinPost + '/') ? 'article' : 'website',
      ]),
    )
    expect(named(all, (page) => meta(page, 'name', 'twitter:card'))).toEqual(
      named(all, () => 'summary_large_image'),
    )
  })

  it('shows a picture of the page in its language, of the stated size, with its words', async () => {
    for (const page of indexable) {
      const image = meta(page, 'property', 'og:image')
      expect(image.startsWith(`${origin}/og/`)).toBe(true)
      expect(image).toContain(`-${page.locale}.jpg`)
      const asset = assets.find(({ url }) => origin + url === image)
      const { width, height, format } = await sharp(join(clientFolder, asset?.file ?? 'missing')).metadata()
      expect([page.file, String(width), String(height), `image/${format}`]).toEqual([
        page.file,
        meta(page, 'property', 'og:image:width'),
        meta(page, 'property', 'og:image:height'),
        meta(page, 'property', 'og:image:type'),
      ])
      const alt = meta(page, 'property', 'og:image:alt')
      expect(alt).toMatch(/^Aurivane: .{2,}[^.!?][.!?] .*70/)
      expect(meta(page, 'name', 'twitter:image:alt')).toBe(alt)
    }
    const pictures = indexable.map((page) => meta(page, 'property', 'og:image'))
    expect(new Set(pictures).size).toBe(indexable.length)
    console.log(`${pictures.length} preview pictures, one per page and language`)
  })
})
