import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { PageAddress, WebRenderer } from '@aurivane/contract/web-renderer'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Documents } from './documents.ts'
import { SHORT_LIVED_QUALITY } from './served-file.ts'

const longHtml = Array.from({ length: 400 }, (_, place) => `<p>${place ** 3}</p>`).join('')

/** Renders its address and how often it was asked, with the status that is set. */
function createRenderer() {
  const asked: string[] = []
  const state = { status: 200 }
  const render = async ({ path, query, locale }: PageAddress) => {
    asked.push(`${locale} ${path ?? '404'}${query}`)
    const status = path === null ? 404 : state.status
    return {
      status,
      isIndexable: status === 200,
      html: path?.endsWith('/manage') ? longHtml : `${asked.length}`,
      scriptHashes: ['sha256-script'],
      styleHashes: [],
    }
  }
  const page = { access: 'public', isIndexable: true, hasData: false, documentQuery: () => '' } as const
  const list = {
    ...page,
    hasData: true,
    documentQuery: (query: URLSearchParams) =>
      query.has('country') ? `?country=${query.get('country')}` : '',
  }
  const manage = { ...page, access: 'gated' } as const
  const renderer: WebRenderer = {
    render,
    files: [],
    paths: ['/faq', '/clubs'],
    findPage: (path) =>
      path.endsWith('/manage') ? manage : ({ '/faq': page, '/clubs': list }[path] ?? null),
  }
  return { documents: new Documents(renderer, { isSecure: true }), asked, state }
}

const faq = { path: '/faq', locale: 'en', search: '', promotion: 'on' } as const
const clubs = { path: '/clubs', locale: 'en', search: '', promotion: 'on' } as const
const manage = (clubID: number) => ({ ...faq, path: `/clubs/${clubID}/manage` })

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('A document', () => {
  it('is rendered once for each language and promotion, whatever the query', async () => {
    const { documents, asked } = createRenderer()
    await Promise.all([documents.get(faq), documents.get({ ...faq, search: '?utm=1' })])
    await documents.get({ ...faq, locale: 'de' })
    await documents.get({ ...faq, promotion: 'off' })
    vi.advanceTimersByTime(86_400_000)
    const { headers, file } = await documents.get(faq)
    expect(asked).toEqual(['en /faq', 'de /faq', 'en /faq'])
    expect(file.bodies.identity.toString()).toBe('1')
    expect(headers['content-security-policy']).toContain("'sha256-script'")
  })

  it('with data is kept for seconds, for each selection that it depends on', async () => {
    const { documents, asked } = createRenderer()
    // At 0 the cache's clock has not started.
    vi.advanceTimersByTime(1)
    await documents.get(clubs)
    await documents.get({ ...clubs, search: '?x=1' })
    await documents.get({ ...clubs, search: '?country=Italy&x=1' })
    vi.advanceTimersByTime(3_001)
    await documents.get(clubs)
    expect(asked).toEqual(['en /clubs', 'en /clubs?country=Italy', 'en /clubs'])
  })

  it('with data is rendered anew for members, and then kept for others', async () => {
    const { documents, asked } = createRenderer()
    await documents.get(clubs)
    await documents.get(clubs, { mustBeFresh: true })
    expect((await documents.get(clubs)).file.bodies.identity.toString()).toBe('2')
    await documents.get(faq, { mustBeFresh: true })
    await documents.get(faq, { mustBeFresh: true })
    expect(asked).toEqual(['en /clubs', 'en /clubs', 'en /faq'])
  })

  it('with data is rendered anew after a change; others are kept', async () => {
    const { documents, asked } = createRenderer()
    await documents.get(clubs)
    await documents.get(faq)
    documents.forgetData()
    await documents.get(clubs)
    await documents.get(faq)
    expect(asked).toEqual(['en /clubs', 'en /faq', 'en /clubs'])
  })

  it('of one of any number of clubs is kept for seconds, and for those who are logged in as well', async () => {
    const { documents, asked } = createRenderer()
    // At 0 the cache's clock has not started.
    vi.advanceTimersByTime(1)
    await documents.get(manage(1), { mustBeFresh: true })
    await documents.get(manage(1), { mustBeFresh: true })
    expect(asked).toEqual(['en /clubs/1/manage'])
    vi.advanceTimersByTime(3_001)
    await documents.get(manage(1))
    expect(asked).toEqual(['en /clubs/1/manage', 'en /clubs/1/manage'])
  })

  it('of a club takes the place of no other page, and costs little to compress', async () => {
    const { documents, asked } = createRenderer()
    await documents.get(faq)
    for (let clubID = 1; clubID <= 1_000; clubID += 1) await documents.get(manage(clubID))
    await documents.get(faq)
    expect(asked.filter((address) => address === 'en /faq')).toHaveLength(1)
    const { bodies } = (await documents.get(manage(1_000))).file
    expect(asked).toHaveLength(1_001)
    const params = { [constants.BROTLI_PARAM_QUALITY]: SHORT_LIVED_QUALITY }
    expect(await bodies.br).toEqual(await promisify(brotliCompress)(Buffer.from(longHtml), { params }))
  })

  it('that says that something failed is neither kept here nor by others', async () => {
    const { documents, state } = createRenderer()
    state.status = 503
    expect(await documents.get(clubs)).toMatchObject({
      status: 503,
      headers: { 'cache-control': 'no-store' },
    })
    state.status = 200
    expect(await documents.get(clubs)).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-cache' },
    })
  })

  it('of unknown addresses is one per language, and not for search engines', async () => {
    const { documents, asked } = createRenderer()
    await documents.get({ ...faq, path: '/a' })
    const { status, headers } = await documents.get({ ...faq, path: '/b', search: '?country=Italy' })
    expect([status, headers['x-robots-tag'], asked]).toEqual([404, 'noindex', ['en 404']])
  })
})
