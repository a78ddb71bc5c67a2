import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locales, localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type RunningSite } from './support/running-site.ts'

/** Sentences that name a return. */
const returns = [
  /(?<![\d.,])1\s?%\s(every|a|per|ogni|alla|pro|jede)\s(week|settimana|Woche)/,
  /(?<![\d.,])5\s?%\s((return|Rendite)\s)?(a|per|al|pro|im)\s(month|mese|Monat)/,
  /(target of|obiettivo del|Ziel von)\s5\s?%/,
]
const longWarning =
  /CFDs are complex instruments|I CFD sono strumenti complessi|CFDs sind komplexe Instrumente/
const notShown =
  /Return figures are not shown in your country\.|Nel Suo Paese le cifre di rendimento non sono mostrate\.|Renditeangaben werden in Ihrem Land nicht gezeigt\./

const publicPaths = [
  paths.home,
  paths.aboutUs,
  paths.howThisWorks,
  paths.whatIsForex,
  paths.countries,
  paths.clubs,
  paths.bulletin,
  paths.faq,
  paths.glossary,
  paths.contact,
  paths.help,
  paths.partners,
  paths.terms,
  paths.privacy,
  paths.legal,
  paths.accessibility,
  paths.login,
  paths.register,
  '/no-such-page',
]

let folder: string
let site: RunningSite
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aurivane-countries-'))
  site = await startSite({ DATA_DIR: join(folder, 'data'), GEO_COUNTRY_HEADER: 'X-Country' })
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

type From = { country?: string; policy?: string; isMember?: boolean }

async function read(path: string, { country, policy, isMember = false }: From) {
  const cookies = [...(policy ? [`policy=${policy}`] : []), ...(isMember ? ['uid=1'] : [])]
  const answer = await fetch(site.url + path, {
    headers: {
      ...(country && { 'x-country': country }),
      ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
    },
  })
  const html = await answer.text()
  return { html, vary: answer.headers.get('vary')?.toLowerCase() ?? '' }
}

const everyPage = locales.flatMap((locale) => publicPaths.map((path) => localizePath(path, locale)))

async function expectNoReturns(from: From) {
  const memberPages = locales.map((locale) => localizePath(paths.portfolios, locale))
  const asked = [
    ...everyPage.map((path) => ({ path, isMember: false })),
    ...memberPages.map((path) => ({ path, isMember: true })),
  ]
  for (const { path, isMember } of asked) {
    const { html, vary } = await read(path, { ...from, isMember })
    const found = returns.map((pattern) => pattern.exec(html)?.[0]).filter(Boolean)
    const hasBanner = /aria-label="(Promotion|Promozione|Werbung)"/.test(html)
    const isOff = html.includes('data-promotion="off"')
    const varies = vary.split(', ').includes('x-country')
    expect({ path, found, hasBanner, isOff, varies }).toEqual({
      path,
      found: [],
      hasBanner: false,
      isOff: true,
      varies: true,
    })
  }
}

describe('Where promotion is off', () => {
  it.each(['ES', 'FR', 'IN', 'BD', 'TH', 'es', 'IT, ES'])(
    'no page names a return to visitors from %s',
    (country) => expectNoReturns({ country }),
  )

  it('nor to those whose account is in such a country', () =>
    expectNoReturns({ policy: 'off', country: 'IT' }))

  it.each(locales)('the blocks of the figures say so instead (%s)', async (locale) => {
    const page = await read(localizePath(paths.howThisWorks, locale), { country: 'ES' })
    expect(page.html.match(new RegExp(notShown, 'g'))).toHaveLength(3)
    expect(page.html).toMatch(/70\s?%/)
    const faq = await read(localizePath(paths.faq, locale), { country: 'ES' })
    expect(faq.html.match(new RegExp(notShown, 'g'))).toHaveLength(1)
  })
})

describe('In the United Kingdom', () => {
  it.each([{ country: 'GB' }, { policy: 'gb' }, { policy: 'gb', country: 'IT' }])(
    'the long warning is in every block with a figure: %o',
    async (from) => {
      for (const path of everyPage) {
        const { html } = await read(path, from)
        const isBritish = html.includes('data-promotion="gb"')
        // A block may lie in a block.
        const blocks = html.split('data-claim').slice(1)
        const unwarned = blocks.filter((block) => !longWarning.test(block))
        expect({ path, isBritish, unwarned }).toEqual({ path, isBritish: true, unwarned: [] })
        expect(blocks.length).toBeGreaterThan(0)
      }
    },
  )
})

describe('Elsewhere', () => {
  it.each([{}, { country: 'IT' }, { country: 'US' }, { policy: 'on' }, { policy: '<b>' }])(
    'the banner is there, without the long warning: %o',
    async (from) => {
      for (const path of [paths.home, localizePath(paths.home, 'it'), localizePath(paths.home, 'de')]) {
        const { html, vary } = await read(path, from)
        expect(html).toMatch(returns[0]!)
        expect(html).toContain('data-promotion="on"')
        expect(html).not.toMatch(longWarning)
        expect(vary).toContain('x-country')
      }
    },
  )
})
