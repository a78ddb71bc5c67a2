import { localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { describe, expect, it } from 'vitest'
import { readBuilt, renderBuiltSite, type BuiltPage } from './support/built-site.ts'
import { readDocument } from './support/read-document.ts'

type Thing = Record<string, unknown> & { '@type': string }

const { origin, all, assets } = await renderBuiltSite()
const indexable = all.filter((page) => page.indexable)
const documents = new Map(all.map((page) => [page, readDocument(readBuilt(page.file))]))

/** What the page tells machines. The types of schema.org are checked by the compiler; here is what came out of it. */
function thingsOn(page: BuiltPage): Thing[] {
  const blocks = (documents.get(page)?.elements ?? []).filter(
    ({ tag, attributes }) => tag === 'script' && attributes['type'] === 'application/ld+json',
  )
  return blocks.flatMap(({ text }) => {
    const graph = JSON.parse(text) as { '@context': string; '@graph': Thing[] }
    expect(graph['@context']).toBe('https://schema.org')
    return graph['@graph']
  })
}

function find(page: BuiltPage, type: string): Thing {
  const found = thingsOn(page).filter((thing) => thing['@type'] === type)
  if (found.length !== 1) throw new Error(`${page.file} has ${found.length} of ${type}`)
  return found[0] as Thing
}

const posts = indexable.filter(({ path }) => path.startsWith(`${paths.bulletinPost}/`))
const faqs = indexable.filter(({ path }) => path === paths.faq)
const homes = indexable.filter(({ path }) => path === paths.home)

/** Spaces differ between a list on the page and a sentence in the data; the words may not. */
const squeeze = (text: string) => text.replaceAll(/\s+/g, '')

describe('Structured data', () => {
  it('stands on every page for search engines and on no other', () => {
    console.log(`${indexable.length} pages with structured data`)
    expect(all.filter((page) => page.indexable !== thingsOn(page).length > 0)).toEqual([])
  })

  it('names the organisation and the site on the home page', () => {
    for (const page of homes) {
      const organisation = find(page, 'Organization')
      expect(organisation).toMatchObject({ name: 'Aurivane', url: `${origin}/` })
      const { url } = organisation['logo'] as { url: string }
      expect(assets.map((asset) => origin + asset.url)).toContain(url)
      expect(find(page, 'WebSite')).toMatchObject({
        name: 'Aurivane',
        url: origin + page.url,
        inLanguage: page.locale,
        publisher: { '@id': organisation['@id'] },
      })
    }
  })

  it('says where every other page stands', () => {
    const known = new Set(indexable.map(({ url }) => origin + url))
    for (const page of indexable.filter((candidate) => !homes.includes(candidate))) {
      const steps = find(page, 'BreadcrumbList')['itemListElement'] as {
        position: number
        name: string
        item: string
      }[]
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, place) => place + 1))
      expect(steps.every(({ name, item }) => name.length > 1 && known.has(item))).toBe(true)
      expect(steps[0]?.item).toBe(origin + localizePath(paths.home, page.locale))
      expect(steps.at(-1)?.item).toBe(origin + page.url)
      expect(steps).toHaveLength(posts.includes(page) ? 3 : 2)
    }
  })

  it('asks and answers what the page of questions asks and answers, word for word', () => {
    for (const page of faqs) {
      const shown = documents.get(page)?.elements.find(({ tag }) => tag === 'main')?.text ?? ''
      const words = squeeze(shown)
      const questions = find(page, 'FAQPage')['mainEntity'] as {
        name: string
        acceptedAnswer: { text: string }
      }[]
      expect(questions).toHaveLength(14)
      for (const { name, acceptedAnswer } of questions) {
        expect(words).toContain(squeeze(name))
        const sentences = acceptedAnswer.text.split(/(?<=[.:?]) /)
        expect(sentences.filter((sentence) => !words.includes(squeeze(sentence)))).toEqual([])
      }
    }
    expect(faqs).toHaveLength(3)
  })

  it('describes a post by what a list of articles needs', () => {
    for (const page of posts) {
      const post = find(page, 'BlogPosting')
      const heading = documents.get(page)?.elements.find(({ tag }) => tag === 'h1')?.text
      expect(post).toMatchObject({
        headline: heading,
        inLanguage: page.locale,
        url: origin + page.url,
        mainEntityOfPage: origin + page.url,
        author: { '@type': 'Organization', name: 'Aurivane' },
        publisher: { '@type': 'Organization', name: 'Aurivane' },
      })
      expect(String(post['headline']).length).toBeLessThanOrEqual(110)
      expect(String(post['datePublished'])).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
      expect(assets.map(({ url }) => origin + url)).toContain(post['image'])
    }
    expect(posts.length).toBeGreaterThanOrEqual(6)
  })
})
