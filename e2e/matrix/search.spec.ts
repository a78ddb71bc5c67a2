import { expect, type Page } from '@playwright/test'
import { locales, localizePath, type Locale } from '@aurivane/contract/locales'
import { bulletinPostPath, paths } from '@aurivane/contract/paths'
import { chooseTheme, openPage, openRunningPage, riskWarnings, test } from '../support/site.ts'
import { look } from '../support/states.ts'

const centralBanks = bulletinPostPath('how-central-bank-meetings-move-spreads')
const INDEX = /\/locales\/\w+\/search-[0-9a-f]+\.json$/

/** Texts of the site, and queries with a typing error or without accents. */
const words = {
  en: {
    field: 'Search the site',
    pages: 'Pages',
    contents: 'Answers, posts and sections',
    nothing: 'No Matches',
    matches: /^\d+ match(es)?$/,
    help: 'What do you need help with?',
    results: 'Results',
    question: { typed: 'verfy emial', title: 'How do I verify my email address, and why?', marked: 'verify' },
    post: { typed: 'cental bank', title: 'How central bank meetings move spreads' },
    section: { typed: 'leverige margin', title: 'Leverage and margin' },
    both: { typed: 'privacy', page: 'Privacy' },
  },
  it: {
    field: 'Cerca nel sito',
    pages: 'Pagine',
    contents: 'Risposte, articoli e sezioni',
    nothing: 'Nessun risultato',
    matches: /^\d+ risultat[oi]$/,
    help: 'Per che cosa Le serve aiuto?',
    results: 'Risultati',
    question: {
      typed: 'confrmo perche',
      title: 'Come confermo il mio indirizzo email, e perché?',
      marked: 'confermo',
    },
    post: { typed: 'bance centrali', title: 'Le riunioni delle banche centrali e gli spread' },
    section: { typed: 'margne', title: 'Leva e margine' },
    both: { typed: 'privacy', page: 'Privacy' },
  },
  de: {
    field: 'Website durchsuchen',
    pages: 'Seiten',
    contents: 'Antworten, Beiträge und Abschnitte',
    nothing: 'Keine Treffer',
    matches: /^\d+ Treffer$/,
    help: 'Wobei brauchen Sie Hilfe?',
    results: 'Ergebnisse',
    question: {
      typed: 'bestaetge email',
      title: 'Wie bestätige ich meine E-Mail-Adresse und wozu?',
      marked: 'bestätige',
    },
    post: { typed: 'Zentralbanksitzugen', title: 'Wie Zentralbanksitzungen die Spreads verändern' },
    section: { typed: 'Hebl Margin', title: 'Hebel und Margin' },
    both: { typed: 'datenschutz', page: 'Datenschutz' },
  },
} as const

async function enterSearch(page: Page, locale: Locale) {
  const field = page.getByRole('banner').getByRole('combobox', { name: words[locale].field })
  await field.focus()
  return field
}

function groupsOf(page: Page, locale: Locale) {
  const list = page.getByRole('listbox')
  return {
    pages: list.getByRole('group', { name: words[locale].pages }).getByRole('option'),
    contents: list.getByRole('group', { name: words[locale].contents }).getByRole('option'),
  }
}

function isOpen(page: Page, anchor: string) {
  return page.evaluate((id) => document.getElementById(id)?.closest('details')?.open, anchor)
}

for (const locale of locales) {
  const said = words[locale]

  test(`the header finds an answer in spite of a slip, and opens it by keyboard (${locale})`, async ({
    page,
    complaints,
  }) => {
    await openRunningPage(page, paths.home, locale)
    const field = await enterSearch(page, locale)
    await page.keyboard.type(said.question.typed)
    const { pages, contents } = groupsOf(page, locale)
    const first = contents.first()
    await expect(first).toContainText(said.question.title)
    await expect(pages).toHaveCount(0)
    await expect(first.locator('mark').first()).toHaveText(said.question.marked, { ignoreCase: true })
    await expect(page.getByRole('search').getByRole('status')).toHaveText(said.matches)
    await page.keyboard.press('ArrowDown')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    expect(await field.getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(localizePath(`${paths.faq}#categoryrow3`, locale))
    await expect.poll(() => isOpen(page, 'categoryrow3')).toBe(true)
    await expect(page.locator('#categoryrow3')).toBeInViewport()
    await expect(field).toHaveValue('')
    await expect(field).not.toBeFocused()
    expect(complaints).toEqual([])
  })

  test(`the header finds posts and sections, and submitting opens the first (${locale})`, async ({
    page,
  }) => {
    await openRunningPage(page, paths.faq, locale)
    await enterSearch(page, locale)
    await page.keyboard.type(said.post.typed)
    await expect(groupsOf(page, locale).contents.first()).toContainText(said.post.title)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(localizePath(centralBanks, locale))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.post.title)

    await enterSearch(page, locale)
    await page.keyboard.type(said.section.typed)
    await expect(groupsOf(page, locale).contents.first()).toContainText(said.section.title)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(localizePath(`${paths.whatIsForex}#leverage`, locale))
    await expect(page.getByRole('heading', { name: said.section.title })).toBeInViewport()
  })

  test(`the menu’s entries come first, and nothing is said when nothing matches (${locale})`, async ({
    page,
  }) => {
    await openRunningPage(page, paths.faq, locale)
    const field = await enterSearch(page, locale)
    await field.fill(said.both.typed)
    const { pages, contents } = groupsOf(page, locale)
    await expect(contents.nth(1)).toBeVisible()
    await expect(pages).toHaveText([said.both.page])
    const options = page.getByRole('listbox').getByRole('option')
    expect(await options.first().textContent()).toBe(said.both.page)
    await expect(page.getByRole('listbox').getByRole('group').first()).toHaveAccessibleName(said.pages)
    // Down to the last hit, and around to the field again.
    const count = await options.count()
    for (let place = 0; place < count; place += 1) await page.keyboard.press('ArrowDown')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    await expect(options.last()).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('ArrowDown')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(localizePath(paths.privacy, locale))

    await expect(options).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await (await enterSearch(page, locale)).fill('xyzzy')
    await expect(page.getByRole('search').getByRole('status')).toHaveText(said.nothing)
    await expect(page.getByText(said.nothing, { exact: true })).toBeVisible()
    await expect(options).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(localizePath(paths.privacy, locale))
  })

  test(`help finds answers and posts in spite of a slip, and leads to them by keyboard (${locale})`, async ({
    page,
  }) => {
    await openRunningPage(page, paths.help, locale)
    const main = page.getByRole('main')
    const results = main.getByRole('region', { name: said.results })
    const contents = results.getByRole('list', { name: said.contents })
    await main.getByRole('searchbox', { name: said.help }).focus()
    await page.keyboard.type(said.post.typed)
    const post = contents.getByRole('link', { name: said.post.title })
    await expect(post).toHaveAttribute('href', localizePath(centralBanks, locale))
    await expect(contents.locator('mark').first()).toBeVisible()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(said.question.typed)
    await expect(contents.getByRole('link').first()).toHaveText(said.question.title)
    // Past the button to the first hit.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(contents.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(localizePath(`${paths.faq}#categoryrow3`, locale))
    await expect.poll(() => isOpen(page, 'categoryrow3')).toBe(true)
  })
}

test('the search index is fetched on first use, once, in the language of the page', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (INDEX.test(pathname) || pathname.includes('search-contents')) asked.push(pathname)
  })
  await openRunningPage(page, paths.help, 'de')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  const field = await enterSearch(page, 'de')
  await expect.poll(() => asked.filter((path) => INDEX.test(path))).toHaveLength(1)
  expect(asked.some((path) => path.startsWith('/locales/ge/search-'))).toBe(true)
  await field.fill('gold')
  await expect(groupsOf(page, 'de').contents.first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('searchbox').fill('hebel')
  await expect(page.getByRole('main').locator('mark').first()).toBeVisible()
  expect(asked).toHaveLength(2)
})

test('the address of a search finds texts without any input', async ({ page }) => {
  await page.goto(`${paths.help}?q=leverage`)
  await expect(page.getByRole('main').getByRole('link', { name: 'Leverage and margin' })).toBeVisible()
})

for (const failure of ['blocked', 'missing', 'broken'] as const) {
  test(`when the index is ${failure}, the menu and the questions are still found`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.route(INDEX, (route) => {
      if (failure === 'blocked') return route.abort()
      return route.fulfill({ status: failure === 'missing' ? 404 : 200, body: '<html>' })
    })
    await openRunningPage(page, paths.help)
    const field = await enterSearch(page, 'en')
    await field.fill('verfy emial')
    await expect(page.getByText('No Matches', { exact: true })).toBeVisible()
    await field.fill('ou')
    await expect(page.getByRole('option')).toHaveText(['About Us', 'Resources', 'Countries'])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(paths.aboutUs)
    await openRunningPage(page, paths.help)
    await page.getByRole('main').getByRole('searchbox').fill('verify email')
    const link = page
      .getByRole('main')
      .getByRole('list')
      .getByRole('link', { name: /verify my email/ })
    await expect(link.first()).toHaveAttribute('href', `${paths.faq}#categoryrow3`)
    expect(errors).toEqual([])
  })
}

test('submitting before the index has loaded opens the first hit once it has', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(INDEX, async (route) => {
    await held
    await route.continue()
  })
  await openRunningPage(page, paths.home)
  await enterSearch(page, 'en')
  await page.keyboard.type('two-factor')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('Searching …')
  await expect(page.getByText('No Matches', { exact: true })).toBeHidden()
  await page.keyboard.press('Enter')
  letGo()
  await expect(page).toHaveURL(new RegExp(`${paths.faq}#categoryrow`))
})

for (const { theme, width, height } of [
  { theme: 'Light', width: 1440, height: 900 },
  { theme: 'Dark', width: 1440, height: 700 },
  { theme: 'Light', width: 390, height: 844 },
  { theme: 'Dark', width: 320, height: 640 },
] as const) {
  test(`the list of hits fits, passes axe and names no return (${theme}, ${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await chooseTheme(page, theme)
    await openRunningPage(page, paths.faq, 'de')
    if (width > 1180) await enterSearch(page, 'de')
    else await page.getByRole('banner').locator('button.narrow-only').click()
    const field = page.getByRole('combobox').filter({ visible: true })
    await field.fill('monat')
    const options = page.getByRole('option')
    await expect(options.nth(2)).toBeVisible()
    await field.press('ArrowDown')
    for (const option of await options.all()) {
      const box = await option.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    if (width > 1180) {
      const panel = await page.locator('.nav-search .results').boundingBox()
      expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(height)
    }
    await look(page, `search, ${height} px high`, '.nav-search', [width])
    const words = await page.getByRole('listbox').innerText()
    expect(words).not.toMatch(/[15]\s?%/)
    expect(words).not.toContain(riskWarnings.de)
  })
}

test('text typed into the header before hydration is searched for too', async ({ page }) => {
  await openPage(page, paths.terms)
  await page.getByRole('combobox', { name: 'Search the site' }).fill('about')
  await expect(page.getByRole('option', { name: 'About Us', exact: true })).toBeVisible()
})
