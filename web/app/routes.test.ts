import { emailPaths, gatedPaths, paths } from '@aurivane/contract/paths'
import { locales } from '@aurivane/contract/locales'
import { describe, expect, it } from 'vitest'
import { matchRoutes } from 'react-router'
import { namespacesOf } from './navigation/page-handle.ts'
import { createRoutes, notFoundPage, pages } from './routes.ts'
import { allTexts } from './texts/all-texts.ts'

const manageClub = `${paths.clubs}/:clubID/manage`

const withoutTicker = [
  paths.login,
  paths.register,
  paths.recovery,
  paths.newPassword,
  paths.confirmEmail,
  emailPaths.emailChange,
  emailPaths.emailUndo,
  paths.profile,
  manageClub,
  paths.inbox,
]

describe('The table of pages', () => {
  it('has every address of the site once', () => {
    const addresses = Object.values({ ...paths, ...emailPaths }).map((path) =>
      path === paths.bulletinPost ? `${path}/:slug` : path,
    )
    const ofClubs = [`${paths.clubs}/:clubID`, manageClub]
    expect(pages.map((page) => page.path).toSorted()).toEqual([...addresses, ...ofClubs].toSorted())
  })

  it('gates what the contract gates, and shows none of it to search engines', () => {
    const gated = pages.filter((page) => page.handle.access === 'gated')
    expect(gated.map((page) => page.path).toSorted()).toEqual([...gatedPaths, manageClub].toSorted())
    expect(gated.some((page) => page.handle.isIndexable)).toBe(false)
  })

  it('sends members away from login and register only', () => {
    const guest = pages.filter((page) => page.handle.access === 'guest').map((page) => page.path)
    expect(guest).toEqual([paths.login, paths.register])
  })

  it('shows no ticker where people type passwords or see their own data', () => {
    expect(pages.filter((page) => !page.handle.hasTicker).map((page) => page.path)).toEqual(withoutTicker)
  })

  it('keeps pages with mail tokens out of search engines', () => {
    const listed = pages.filter((page) => page.handle.isIndexable).map((page) => page.path)
    for (const path of [paths.newPassword, paths.confirmEmail, ...Object.values(emailPaths)])
      expect(listed).not.toContain(path)
  })
})

describe.each([...pages, notFoundPage])('The page at $path', (page) => {
  const [slug = ''] = Object.keys(allTexts.en).flatMap((name) => name.match(/(?<=^post-).+/) ?? [])
  it.each(locales)('has its title, description and other texts in %s', (locale) => {
    for (const namespace of namespacesOf(page.handle, slug))
      expect(allTexts[locale]).toHaveProperty([namespace])
    const first = allTexts[locale][namespacesOf(page.handle, slug)[0]]
    const meta = (page.handle.metaKey ?? 'meta').split('.')
    expect(first).toHaveProperty([...meta, 'title'])
    expect(first).toHaveProperty([...meta, 'description'])
  })
})

describe('Finding a page', () => {
  it.each([
    ['/', paths.home],
    ['/ge', paths.home],
    ['/it/', paths.home],
    ['/ge/faq', paths.faq],
    ['/faq/', paths.faq],
    ['/ge/clubs/12', `${paths.clubs}/:clubID`],
    ['/it/bulletinPost/some-post', `${paths.bulletinPost}/:slug`],
    ['/auth/account-recovery/verifyCode', paths.newPassword],
    ['/bulletinPost', '*'],
    ['/nowhere', '*'],
    ['/ge/nowhere', '*'],
  ])('takes %s to %s', (address, path) => {
    const route = matchRoutes(createRoutes(), address)?.at(-1)?.route
    expect(route?.path?.replace(/^\/(it|ge)(?=\/|$)/, '').replace(/^\/\*$/, '*') || '/').toBe(path)
  })
})
