import { expect, type Page } from '@playwright/test'
import { brand } from '@aurivane/contract/brand'
import { locales } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { bringSession, makeMember } from '../support/people.ts'
import { openPage, openRunningPage, startApp, test } from '../support/site.ts'

function menuOf(page: Page) {
  return page.getByRole('banner').getByRole('navigation', { name: 'Main' })
}

test('the desktop menu has the specified entries and groups', async ({ page }) => {
  await openPage(page, paths.home)
  const menu = menuOf(page)
  const entries = menu.locator('> ul > li')
  await expect(entries).toHaveCount(7)
  const names = ['About Us', 'How This Works', 'Resources', 'Countries', 'Members', 'Clubs', 'Bulletin']
  for (const [index, name] of names.entries()) {
    const role = ['Resources', 'Members'].includes(name) ? 'button' : 'link'
    await expect(entries.nth(index).getByRole(role, { name, exact: true })).toBeVisible()
  }
  for (const [name, path] of [
    ['About Us', paths.aboutUs],
    ['How This Works', paths.howThisWorks],
    ['Countries', paths.countries],
    ['Clubs', paths.clubs],
    ['Bulletin', paths.bulletin],
  ] as const) {
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  }
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', paths.login)
  await expect(header.getByRole('link', { name: 'Partners Portal' })).toHaveAttribute('href', paths.partners)
})

test('Resources opens its nested links, and the calendar a new tab', async ({ page }) => {
  await openRunningPage(page, paths.home)
  const menu = menuOf(page)
  const resources = menu.getByRole('button', { name: 'Resources' })
  await resources.click()
  await expect(resources).toHaveAttribute('aria-expanded', 'true')
  const education = menu.getByRole('group', { name: 'Education' })
  await expect(education.getByRole('link', { name: 'What Is Forex' })).toHaveAttribute(
    'href',
    paths.whatIsForex,
  )
  for (const [name, path] of [
    ['News', paths.bulletin],
    ['Strategies', `${paths.howThisWorks}#strategies`],
    ['Passive Income', `${paths.howThisWorks}#passive-income`],
  ] as const) {
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  }
  const calendar = menu.getByRole('link', { name: 'Economic Calendar' })
  await expect(calendar).toHaveAttribute('href', brand.economicCalendarUrl)
  await expect(calendar).toHaveAttribute('target', '_blank')
  await expect(calendar).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(calendar).toHaveAccessibleDescription('opens in a new tab')

  await menu.getByRole('link', { name: 'Strategies' }).click()
  await expect(page).toHaveURL(`${paths.howThisWorks}#strategies`)
  await expect(page.getByRole('heading', { name: 'Strategies', exact: true })).toBeInViewport()
  await expect(menu.getByRole('link', { name: 'Strategies' })).toBeHidden()
})

test('menus close by Escape and by a press outside, and arrow keys move in them', async ({ page }) => {
  await openRunningPage(page, paths.faq)
  const menu = menuOf(page)
  const members = menu.getByRole('button', { name: 'Members' })
  const portfolios = menu.getByRole('link', { name: 'Portfolios' })
  await members.click()
  await expect(portfolios).toHaveAttribute('href', paths.portfolios)
  await page.keyboard.press('Escape')
  await expect(portfolios).toBeHidden()
  await members.click()
  await expect(portfolios).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(portfolios).toBeHidden()

  const resources = menu.getByRole('button', { name: 'Resources' })
  await resources.focus()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('link', { name: 'What Is Forex' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('link', { name: 'Glossary' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('link', { name: 'News' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(menu.getByRole('link', { name: 'Passive Income' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${paths.howThisWorks}#passive-income`)
})

function fieldOf(page: Page) {
  return page.getByRole('banner').getByRole('combobox', { name: 'Search the site' })
}

test('the keyword search finds entries by any part of their name, in any case', async ({ page }) => {
  await openRunningPage(page, paths.home)
  const field = fieldOf(page)
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await field.fill('BULL')
  await expect(list.getByRole('group', { name: 'Pages' }).getByRole('option')).toHaveText(['Bulletin'])
  await expect(list.getByRole('option').first()).toHaveText('Bulletin')
  await field.fill('co')
  await expect(list.getByRole('option', { name: 'Countries' })).toBeVisible()
  await expect(list.getByRole('option', { name: 'Passive Income' })).toBeVisible()
  await expect(list.getByRole('option', { name: 'Clubs' })).toHaveCount(0)
  await field.fill('zebra')
  await expect(page.getByText('No Matches', { exact: true })).toBeVisible()
  await expect(list.getByRole('option')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.home)
  await field.fill('')
  await expect(page.getByText('No Matches', { exact: true })).toBeHidden()
})

test('submitting the search opens the first hit, or the highlighted one', async ({ page }) => {
  await openRunningPage(page, paths.home)
  const field = fieldOf(page)
  await field.fill('clu')
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(paths.clubs)
  await expect(field).toHaveValue('')

  await field.fill('ou')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  const options = page.getByRole('option')
  await expect(options).toHaveText(['About Us', 'Resources', 'Countries'])
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  expect(await field.getAttribute('aria-activedescendant')).toBe(await options.nth(1).getAttribute('id'))
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.aboutUs)

  await field.fill('privacy')
  await page.getByRole('option', { name: 'Privacy', exact: true }).click()
  await expect(page).toHaveURL(paths.privacy)
})

test('a search that is begun while a page opens keeps the focus', async ({ page }) => {
  await openRunningPage(page, paths.home)
  const field = fieldOf(page)
  // The address changes before the page does: the moment at which a quick reader turns to the search.
  await field.evaluate((search) => {
    const push = history.pushState.bind(history)
    history.pushState = (...change) => {
      push(...change)
      search.focus()
    }
  })
  await page.getByRole('banner').getByRole('link', { name: 'About Us', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
  await expect(page).toHaveTitle(/About/)
  await expect(field).toBeFocused()
  await page.keyboard.type('ou')
  await expect(page.getByRole('option')).toHaveText(['About Us', 'Resources', 'Countries'])
})

test('search results are shown while the search has the focus', async ({ page }) => {
  await openRunningPage(page, paths.aboutUs)
  const field = fieldOf(page)
  const options = page.getByRole('option')
  await expect(field).toBeVisible()
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
  await expect(field).toBeFocused()
  await page.keyboard.type('ou')
  await expect(options).toHaveCount(3)
  // A press inside the results' panel does not close it.
  await page.getByRole('listbox').getByText('Pages', { exact: true }).click()
  await expect(options).toHaveCount(3)
  await page.getByRole('main').click({ position: { x: 5, y: 300 } })
  await expect(options).toHaveCount(0)
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(field).toHaveValue('ou')
  await field.focus()
  await expect(options).toHaveCount(3)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('search').getByRole('button', { name: 'Search' })).toBeFocused()
  await expect(options).toHaveCount(3)
  await page.keyboard.press('Tab')
  await expect(options).toHaveCount(0)
  await field.focus()
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('')
  await expect(options).toHaveCount(0)
})

test('the calendar in the search opens in a new tab', async ({ page, context }) => {
  await context.route(/tradingview\.com/, (route) => route.fulfill({ body: 'calendar' }))
  await openRunningPage(page, paths.home)
  const field = fieldOf(page)
  await field.fill('calendar')
  const opened = context.waitForEvent('page')
  await page.getByRole('option', { name: 'Economic Calendar', exact: true }).click()
  const tab = await opened
  await tab.waitForURL(brand.economicCalendarUrl)
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL(paths.home)
})

test('where clubs are listed and managed, the menu is about clubs', async ({ page }) => {
  const menu = menuOf(page)
  async function expectClubMode() {
    const names = await menu.locator('> ul > li > :is(a, button)').allTextContents()
    expect(names).toEqual(['About us', 'Clubs', 'Portfolios', 'Partners', 'Resources', 'Help'])
  }
  await openPage(page, paths.clubs)
  await expectClubMode()
  await startApp(page)
  await menu.getByRole('button', { name: 'Resources' }).click()
  await expect(menu.getByText('learning materials')).toBeVisible()
  await expect(menu.getByRole('link', { name: 'What Is Forex' })).toBeVisible()
  await menu.getByRole('button', { name: 'Help' }).click()
  await expect(menu.getByText('Ask anything, including technical support.')).toBeVisible()
  await expect(menu.getByText('FAQ', { exact: false })).toContainText('Coming soon')
  await expect(menu.getByRole('link', { name: 'FAQ' })).toHaveCount(0)
  await menu.getByRole('link', { name: 'Help page' }).click()
  await expect(page).toHaveURL(paths.help)
  await expect(menu.getByRole('link', { name: 'How This Works' })).toBeVisible()

  await bringSession(page, await makeMember())
  await openRunningPage(page, `${paths.profile}?select=clubs`)
  await expect(menu.getByRole('button', { name: 'Help' })).toBeVisible()
  await expectClubMode()
  await openRunningPage(page, `${paths.profile}?select=account`)
  await expect(menu.getByRole('link', { name: 'How This Works' })).toBeVisible()
})

test('the user menu shows the first name cut to nine characters and leads to the account', async ({
  page,
}) => {
  await bringSession(page, await makeMember({ firstName: 'Maximiliana', lastName: 'Neri' }))
  await openRunningPage(page, paths.faq)
  const header = page.getByRole('banner')
  const button = header.getByRole('button', { name: /Maximiliana Neri/ })
  await expect(button).toHaveText('Maximilia')
  await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0)
  const welcome = header.getByText('Welcome!', { exact: true })
  await expect(welcome).toBeHidden()
  await button.click()
  await expect(welcome).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(welcome).toBeHidden()

  await button.click()
  await header.getByRole('button', { name: 'Dark Mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  if (await welcome.isHidden()) await button.click()
  await expect(header.getByRole('button', { name: 'Light Mode' })).toBeVisible()
  const account = header.getByRole('link', { name: 'Your Account' })
  await expect(account).toHaveAttribute('href', `${paths.profile}?select=account`)
  const clubs = header.getByRole('link', { name: 'Manage Your Clubs' })
  await expect(clubs).toHaveAttribute('href', `${paths.profile}?select=clubs`)
  await header.getByRole('button', { name: 'Logout' }).click()
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('nine characters of the name can be read at 390 px, and nothing overflows at 320', async ({ page }) => {
  await bringSession(page, await makeMember({ firstName: 'Maximiliane' }))
  await openRunningPage(page, paths.faq)
  const name = page.getByRole('banner').locator('.user-button .name')
  await expect(name).toHaveText('Maximilia')
  for (const width of [320, 390, 400, 430, 480]) {
    await page.setViewportSize({ width, height: 800 })
    const { needed, given } = await name.evaluate((text) => ({
      needed: text.scrollWidth,
      given: text.clientWidth,
    }))
    if (width >= 390) expect(needed, `at ${width} px`).toBeLessThanOrEqual(given)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

/** The free width of the field beside its placeholder. */
function freeWidth(field: HTMLInputElement) {
  const { fontSize, fontFamily, paddingInlineStart } = getComputedStyle(field)
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.font = `${fontSize} ${fontFamily}`
  return field.clientWidth - parseFloat(paddingInlineStart) - pen.measureText(field.placeholder).width
}

test('the header is one row from 1240 px on, in every language and beside a long name', async ({ page }) => {
  await bringSession(page, await makeMember({ firstName: 'Maximiliane' }))
  for (const locale of locales) {
    await openRunningPage(page, paths.faq, locale)
    const header = page.getByRole('banner')
    await expect(header.getByRole('button', { name: 'Maximilia' })).toBeVisible()
    for (const width of [1240, 1280, 1399, 1400, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const { height } = (await header.boundingBox()) ?? { height: 0 }
      expect(height, `${locale} at ${width} px`).toBeLessThan(80)
      const free = await header.getByRole('combobox').evaluate(freeWidth)
      expect(free, `${locale} at ${width} px`).toBeGreaterThanOrEqual(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
})
