import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '@aurivane/contract/paths'
import { describe, expect, it } from 'vitest'
import { clientFolder } from '../build/paths.ts'
import budgets from './budgets.json' with { type: 'json' }
import { readBuilt, renderBuiltSite, type BuiltPage } from './support/built-site.ts'
import {
  explainGrowth,
  scriptsOf,
  scriptsOfTabs,
  total,
  weigh,
  weighByName,
  type Weights,
} from './support/page-weights.ts'
import { recordFile } from './support/record-weights.ts'

const { all: pages, views, assets } = await renderBuiltSite()
const all = [...pages, ...views]
const before = JSON.parse(readFileSync(recordFile, 'utf8')) as Weights
const chunks = assets.filter(({ file }) => /^assets\/.*\.js$/.test(file)).map(({ file }) => file)

/** Where people sign in and see their own data; every other page is for reading. */
const isAccountPage = ({ path }: BuiltPage) =>
  /^\/(auth\/|login|register|profile|inbox|clubs\/\d+\/manage)/.test(path)

/** A new hash in the name of one file changes how well the files that import it compress. */
const HASHES_MAX = 300

/** An empty list, or one sentence for each page that is too heavy and what made it so. */
function complainAbout(pages: readonly BuiltPage[], weightsOf: (page: BuiltPage) => Weights, budget: number) {
  return pages.flatMap((page) => {
    const weights = weightsOf(page)
    const over = total(weights) - budget
    return over > 0
      ? [
          `${page.url}: ${total(weights)} of ${budget} bytes, ${over} too many; grown: ${explainGrowth(weights, before)}`,
        ]
      : []
  })
}

describe('No page weighs more than its budget (bytes after Brotli, 1 KB = 1000)', () => {
  const publicPages = all.filter((page) => !isAccountPage(page))
  const accountPages = all.filter(isAccountPage)

  const scriptWeightsOf = (page: BuiltPage) => weighByName(scriptsOf(page))
  const notHeld = new Map(Object.entries(budgets.publicScriptsNotHeld))

  it('in scripts: pages for reading', () => {
    const held = publicPages.filter(({ path }) => !notHeld.has(path))
    expect(held.length).toBeGreaterThan(30)
    expect(complainAbout(held, scriptWeightsOf, budgets.publicScripts)).toEqual([])
  })

  // docs/performance.md reports these pages. One that has come clearly below the budget leaves the list.
  it.each([...notHeld])(
    'or, where the budget of scripts is not held, no more than before: %s',
    (path, most) => {
      const pages = publicPages.filter((page) => page.path === path)
      expect(pages.length).toBeGreaterThan(0)
      expect(complainAbout(pages, scriptWeightsOf, most)).toEqual([])
      const clearlyBelow = budgets.publicScripts - HASHES_MAX
      expect(complainAbout(pages, scriptWeightsOf, clearlyBelow)).toHaveLength(pages.length)
    },
  )

  it('in scripts: pages of accounts', () => {
    expect(accountPages.length).toBeGreaterThan(10)
    expect(
      complainAbout(accountPages, (page) => weighByName(scriptsOf(page)), budgets.accountScripts),
    ).toEqual([])
  })

  it.each(['account', 'clubs', 'admin'])('in scripts: the tab %s of the profile', (tab) => {
    const profiles = all.filter(({ path }) => path === '/profile')
    const weightsOf = (page: BuiltPage) => weighByName(scriptsOfTabs(page, chunks)[tab] ?? [])
    expect(profiles).toHaveLength(3)
    expect(complainAbout(profiles, weightsOf, budgets.accountScripts)).toEqual([])
  })

  it('in HTML, with the styles of the page', () => {
    const weightsOf = (page: BuiltPage) => ({ [page.url]: weigh(page.file) })
    expect(complainAbout(all, weightsOf, budgets.document)).toEqual([])
  })

  it('in the picture that a phone waits for', () => {
    const [, offered = ''] = /imageSrcSet="([^"]*tall[^"]*)"/i.exec(readBuilt('pages/en/home.html')) ?? []
    const files = offered.split(', ').map((entry) => entry.split(' ')[0] ?? '')
    expect(files.length).toBeGreaterThan(1)
    const sizes = files.map((file) => ({ file, size: statSync(join(clientFolder, file)).size }))
    expect(sizes.filter(({ size }) => size > budgets.heroOnPhones)).toEqual([])
  })
})

/** The paths of the pages that load a library, known by a text in its code. */
function pathsLoading(pages: readonly BuiltPage[], text: string) {
  const loading = pages.filter((page) => scriptsOf(page).some((file) => readBuilt(file).includes(text)))
  return new Set(loading.map(({ path }) => path))
}

it('No public page loads the cache for API data at first: lists come with the document', () => {
  const publicPages = all.filter((page) => !isAccountPage(page))
  expect(pathsLoading(publicPages, 'No QueryClient set')).toEqual(new Set())
})

it('Only pages that validate a form load the schemas', () => {
  const { login, register, recovery, newPassword } = paths
  expect(pathsLoading(all, 'invalid_union')).toEqual(new Set([login, register, recovery, newPassword]))
})

it('A broken budget names what has grown, the most first', () => {
  const recorded = { frame: 100, libraries: 500, home: 20 }
  expect(explainGrowth({ frame: 130, libraries: 480, home: 25, toast: 90 }, recorded)).toBe(
    'toast by 90 to 90, frame by 30 to 130, home by 5 to 25',
  )
})
