import { globSync, readFileSync } from 'node:fs'
import { locales, localizePath, type Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { describe, expect, it } from 'vitest'
import { figuresIn } from '../../testing/figures-in.ts'
import { FEED_PATH } from '../app/site-files/compose-feed.ts'
import { allTexts } from '../app/texts/all-texts.ts'
import type { Texts } from '../app/texts/texts.ts'
import { bareFigures, figuresOfDocument, type Said } from './support/bare-figures.ts'
import { readBuilt, renderBuiltSite } from './support/built-site.ts'

const { all, views, assets } = await renderBuiltSite()

function saidIn(locale: Locale): Said {
  const { translation, figures } = allTexts[locale] as unknown as Texts
  return {
    warning: translation.riskSentences.about,
    link: translation.whatFigureMeans,
    kinds: [figures.kinds.reported, figures.kinds.target],
  }
}

describe.each(locales)('Figures about returns in %s', (locale) => {
  const pages = [...all, ...views].filter((page) => page.locale === locale)
  const said = saidIn(locale)

  it('stand on no page without their kind and the risk in the same block', () => {
    const bare = pages.flatMap((page) =>
      bareFigures(readBuilt(page.file), said).map((figure) => `${page.path}: ${figure}`),
    )
    expect(bare).toEqual([])
  })

  it('stand in the banner, and otherwise only where they are explained', () => {
    const own = pages.filter((page) => figuresOfDocument(readBuilt(page.file)).length > 1)
    expect(pages.every((page) => figuresOfDocument(readBuilt(page.file)).length > 0)).toBe(true)
    expect(new Set(own.map(({ path }) => path))).toEqual(
      new Set([paths.howThisWorks, paths.portfolios, paths.faq]),
    )
  })
})

/** They are sent without blocks, so they name no figure at all. */
const withoutBlocks = [
  'api/src/mail/templates/**/*.ts',
  'contract/src/messages/*.ts',
  'web/content/bulletin/**/*.md',
  'web/app/site-files/*.ts',
].flatMap((pattern) => globSync(pattern))

it('No mail, message, post or feed names a return', () => {
  expect(withoutBlocks.length).toBeGreaterThan(15)
  const named = withoutBlocks.flatMap((file) =>
    figuresIn(readFileSync(file, 'utf8').replaceAll('\\u00a0', ' ')).map((figure) => `${file}: ${figure}`),
  )
  expect(named).toEqual([])
})

it.each(locales)('The feed in %s names no return either', (locale) => {
  const feed = assets.find(({ url }) => url === localizePath(FEED_PATH, locale))
  const xml = readBuilt(feed?.file ?? '')
  expect(xml).toContain('<item>')
  expect(figuresIn(xml)).toEqual([])
})

describe('The check', () => {
  const said = { warning: 'You may lose.', link: 'What this means', kinds: ['Statement', 'Target'] }
  const page = (inside: string) => `<!doctype html><html><body>${inside}</body></html>`

  it.each([
    ['outside of a block', '<p>We earn 1% every week.</p>'],
    ['without the risk', '<div data-claim="">We earn 1% a week. What this means</div>'],
    ['without its kind', '<div data-claim="">5% return per month. You may lose.</div>'],
    [
      'beside a complete block',
      '<div data-claim="">1% a week. You may lose. What this means</div><p>5% a month</p>',
    ],
  ])('finds a figure %s', (_, inside) => {
    expect(bareFigures(page(inside), said)).toHaveLength(1)
  })

  it('accepts a block that is complete, also inside another one', () => {
    const block =
      '<div data-claim="">1% a week and the target of 5%. <p>You may lose. What this means</p></div>'
    expect(bareFigures(page(`<section data-claim="">5 % pro Monat ${block}</section>`), said)).toEqual([])
    const explained =
      '<section data-claim="">1% a week: Statement. 5% a month: Target. You may lose.</section>'
    expect(bareFigures(page(explained), said)).toEqual([])
  })
})
