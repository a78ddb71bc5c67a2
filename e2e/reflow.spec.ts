import { expect, type Page } from '@playwright/test'
import { gatedPaths, paths } from '@aurivane/contract/paths'
import { allPaths } from './support/addresses.ts'
import { bringSession, makeMember } from './support/people.ts'
import { openRunningPage, test } from './support/site.ts'

test.use({ viewport: { width: 320, height: 640 } })

/** What sticks out of the window, unless it stands in a box of its own that scrolls. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const item of document.querySelectorAll('details')) item.open = true
    const width = document.documentElement.clientWidth
    const sideways = document.documentElement.scrollWidth - width
    const cut = [
      ...document.querySelectorAll('h1, h2, h3, h4, a, button, label, input, p, li, td, th'),
    ].filter((element) => {
      const box = element.getBoundingClientRect()
      if (box.width === 0 || box.right <= width + 1) return false
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (parent !== document.body && getComputedStyle(parent).overflowX !== 'visible') return false
      }
      return true
    })
    return [
      ...(sideways > 0 ? [`scrolls ${sideways}px sideways`] : []),
      ...cut.map((element) => `${element.tagName}: ${element.textContent.slice(0, 60)}`),
    ]
  })
}

const groups = [allPaths.slice(0, 8), allPaths.slice(8, 16), allPaths.slice(16)]

for (const [index, group] of groups.entries()) {
  test(`German pages fit 320 px, part ${index + 1}`, async ({ page }) => {
    for (const path of group) {
      if (gatedPaths.includes(path)) await bringSession(page, await makeMember())
      else await page.context().clearCookies()
      await openRunningPage(page, path, 'de')
      expect(await findOverflow(page), path).toEqual([])
    }
  })
}

test('the German menu fits 320 px', async ({ page }) => {
  await openRunningPage(page, paths.clubs, 'de')
  await page.getByRole('banner').locator('button[aria-label]:visible').last().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findOverflow(page)).toEqual([])
  const menu = page.getByRole('dialog')
  expect(await menu.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})
