import { expect, type Page } from '@playwright/test'
import { paths } from '@aurivane/contract/paths'
import { openRunningPage, test } from '../support/site.ts'

test.use({ viewport: { width: 390, height: 844 } })

async function openMenu(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  return menu
}

test('the mobile menu holds search, groups, Login, Register, the theme and Home', async ({ page }) => {
  await openRunningPage(page, paths.faq)
  const menu = await openMenu(page)
  await expect(menu.getByRole('combobox', { name: 'Search the site' })).toBeVisible()
  for (const [name, path] of [
    ['Home', paths.home],
    ['About Us', paths.aboutUs],
    ['How This Works', paths.howThisWorks],
    ['Countries', paths.countries],
    ['Clubs', paths.clubs],
    ['Bulletin', paths.bulletin],
    ['Partners Portal', paths.partners],
    ['Login', paths.login],
    ['Register', paths.register],
  ] as const) {
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  }
  const forex = menu.getByRole('link', { name: 'What Is Forex' })
  await expect(forex).toBeHidden()
  await menu.getByText('Resources', { exact: true }).click()
  await expect(forex).toBeVisible()
  await menu.getByText('Resources', { exact: true }).click()
  await expect(forex).toBeHidden()
  await menu.getByText('Members', { exact: true }).click()
  await expect(menu.getByRole('link', { name: 'Portfolios' })).toBeVisible()

  await menu.getByRole('button', { name: 'Dark Mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  await expect(menu.getByRole('button', { name: 'Light Mode' })).toBeVisible()
})

test('the mobile menu traps the focus, blocks the page behind it and returns the focus', async ({ page }) => {
  await openRunningPage(page, paths.faq)
  const menu = await openMenu(page)
  const visited = new Set<string>()
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return 'browser'
      return focused.closest('dialog') ? 'menu' : `outside: ${focused.textContent}`
    })
    visited.add(place)
  }
  visited.delete('browser')
  expect([...visited]).toEqual(['menu'])

  const before = await page.evaluate(() => scrollY)
  await page.mouse.move(200, 500)
  await page.mouse.wheel(0, 2000)
  await page.waitForTimeout(150)
  expect(await page.evaluate(() => scrollY)).toBe(before)

  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeFocused()
})

test('the mobile menu closes by its button and by every way to another page', async ({ page }) => {
  await openRunningPage(page, paths.faq)
  let menu = await openMenu(page)
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()

  menu = await openMenu(page)
  await menu.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL(paths.home)
  await expect(menu).toBeHidden()

  menu = await openMenu(page)
  const field = menu.getByRole('combobox')
  await field.fill('zebra stripes')
  await expect(menu.getByText('No Matches', { exact: true })).toBeVisible()
  await field.fill('contact')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.contact)
  await expect(menu).toBeHidden()
})

test('the menu opens before the app has started, and is a dialog once it has', async ({ page }) => {
  await page.goto(paths.terms)
  const menu = await openMenu(page)
  await expect(menu.getByRole('link', { name: 'Register' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('on /clubs the mobile menu is about clubs too', async ({ page }) => {
  await openRunningPage(page, paths.clubs)
  const menu = await openMenu(page)
  await menu.getByText('Help', { exact: true }).click()
  await expect(menu.getByText('Ask anything, including technical support.')).toBeVisible()
  await expect(menu.getByText('Coming soon')).toBeVisible()
})
