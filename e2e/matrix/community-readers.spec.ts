import { expect, type Page } from '@playwright/test'
import { clubPath, manageClubPath, paths } from '@aurivane/contract/paths'
import { noteCovered } from '../support/covered.ts'
import { makeFullClubs, type FullClubs } from '../support/full-clubs.ts'
import { bringSession, type Identity } from '../support/people.ts'
import { findInvisible, findMotion, findSmallTargets, TARGET_PX } from '../support/preferences.ts'
import { measureInAllLanguages, zoomed } from '../support/reflow.ts'
import { openRunningPage, test } from '../support/site.ts'
import { narrow, wide } from '../support/states.ts'

let clubs: FullClubs
test.beforeAll(async () => {
  clubs = await makeFullClubs({
    openTitle: 'Donaudampfschifffahrtsgesellschaft',
    memberName: { firstName: 'Massimiliana Eleonora', lastName: 'Schwarzenbacher-Oberhauser' },
  })
})

type View = { name: string; address: string }

const clubPage = (): View => ({ name: 'club page', address: clubPath(clubs.open.id) })
const closedPage = (): View => ({ name: 'closed club', address: clubPath(clubs.closed.id) })
const security: View = { name: 'security', address: `${paths.profile}?select=security` }
const inbox: View = { name: 'inbox', address: paths.inbox }

/** What each of them sees. */
const readers: readonly { as: string; who?: () => Identity; views: () => View[] }[] = [
  { as: 'a visitor', views: () => [clubPage(), closedPage()] },
  { as: 'a member', who: () => clubs.member, views: () => [clubPage(), closedPage(), inbox, security] },
  { as: 'a manager', who: () => clubs.manager, views: () => [clubPage()] },
  {
    as: 'the owner',
    who: () => clubs.owner,
    views: () => [
      clubPage(),
      inbox,
      { name: 'manage, members', address: manageClubPath(clubs.open.id) },
      { name: 'manage, requests, invitations and bans', address: manageClubPath(clubs.closed.id) },
    ],
  },
]

/** Opens every view of a reader and checks it when its lists are there. */
async function openAll(page: Page, views: View[], check: (view: View) => Promise<void>) {
  for (const view of views) {
    await openRunningPage(page, view.address)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await check(view)
  }
}

for (const { as, who, views } of readers) {
  test.describe(as, () => {
    test.use({ reducedMotion: 'reduce' })
    test.beforeEach(async ({ page }) => {
      if (who) await bringSession(page, who())
    })

    test(`pages of clubs fit 320 px and bear spaced text (${as})`, async ({ page }) => {
      test.slow()
      await page.setViewportSize(zoomed)
      for (const { name, address } of views()) await measureInAllLanguages(page, address, `${name}, ${as}`)
    })

    test(`nothing moves, and touch targets are 44 px large (${as})`, async ({ page }) => {
      await page.setViewportSize(narrow)
      await openAll(page, views(), async ({ name }) => {
        expect(await findMotion(page), name).toEqual([])
        expect(await findSmallTargets(page, TARGET_PX), name).toEqual([])
        noteCovered('reduced motion', `${name}, ${as}`)
        noteCovered('targets of 44 px at 390 px', `${name}, ${as}`)
      })
    })

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`a reader's own colours leave edges and signs visible (${as}, ${colorScheme})`, async ({
        page,
      }) => {
        await page.emulateMedia({ forcedColors: 'active', colorScheme })
        await page.setViewportSize(wide)
        await openAll(page, views(), async ({ name }) => {
          expect(await findInvisible(page), name).toEqual([])
          noteCovered('forced colours', `${name}, ${as}`, colorScheme)
        })
      })
    }
  })
}
