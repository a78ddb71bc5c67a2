import { expect, type Page } from '@playwright/test'
import type { ListedClub } from '@aurivane/contract/club-object'
import { countries } from '@aurivane/contract/countries'
import { paths } from '@aurivane/contract/paths'
import { CLUBS_CALL, sampleClub as club } from './support/sample-club.ts'
import { openInApp, openPage, openRunningPage, startApp, test } from './support/site.ts'

const FAILURE =
  'There was an error fetching clubs, this issue has been noticed and will be fixed in the coming days. Please try again later.'

async function answerWith(page: Page, clubs: ListedClub[]) {
  await page.route(CLUBS_CALL, (route) => route.fulfill({ status: 202, json: { result: clubs, next: null } }))
}

test('the clubs are in the document, and stay when the app starts', async ({ page, complaints }) => {
  const response = await openPage(page, paths.clubs)
  expect(await response?.text()).toContain('We meet online before the Sydney open')
  const table = await page.getByRole('table', { name: 'Australia' }).elementHandle()
  await startApp(page)
  expect(await table?.evaluate((element) => element.isConnected)).toBe(true)
  expect(complaints).toEqual([])

  const italian = await page.request.get(`${paths.clubs}?country=Italy`)
  expect(await italian.text()).toMatch(/<strong>Italy<\/strong>/)
  expect(await italian.text()).toMatch(/<link rel="canonical" href="[^"]*\/clubs\?country=Italy"/)
})

test(
  'older links with ?select= show the same country, and unknown names Australia',
  { tag: '@details' },
  async ({ page }) => {
    for (const [query, country] of [
      ['?select=Italy', 'Italy'],
      ['?select=Italy&country=France', 'France'],
      ['?country=Atlantis', 'Australia'],
    ] as const) {
      await openRunningPage(page, paths.clubs + query)
      await expect(page.locator('caption')).toHaveText(country)
    }
  },
)

test('the listing starts on Australia and has a sidebar of the 18 countries', async ({ page }) => {
  const asked: (string | null)[] = []
  await page.route(CLUBS_CALL, (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('country'))
    return route.fulfill({ status: 202, json: { result: [], next: null } })
  })
  await openInApp(page, paths.clubs)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Club Listing')
  const create = page.getByRole('main').getByRole('link', { name: 'Create a club' }).first()
  await expect(create).toHaveAttribute('href', `${paths.profile}?select=clubs`)
  const sidebar = page.getByRole('navigation', { name: 'Countries' })
  await expect(sidebar.getByRole('link')).toHaveText(countries.map(({ name }) => name))
  await expect(sidebar.getByRole('link', { name: 'Australia' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByText('There are no clubs at this time. Do you want to be the first?')).toBeVisible()
  await sidebar.getByRole('link', { name: 'New Zealand' }).click()
  await expect(sidebar.getByRole('link', { name: 'New Zealand' })).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => asked).toEqual(['Australia', 'New Zealand'])
})

test('the table shows owner, flag, cut description, privacy and status', async ({ page }) => {
  const long = 'abcdefghi '.repeat(15).trim()
  await answerWith(page, [
    { ...club, description: long },
    { ...club, id: 2, privacy: true, state: 'pending', User: null, description: 'Short and whole.' },
    { ...club, id: 3, state: 'declined', User: { firstName: 'Nobody', lastName: 'Seen' } },
  ])
  await openInApp(page, paths.clubs)
  const table = page.getByRole('table', { name: 'Australia' })
  for (const [index, name] of ['Owner', 'Flag', 'Description', 'Privacy', 'Status'].entries()) {
    await expect(table.getByRole('columnheader').nth(index)).toContainText(name)
  }
  const [open, closed] = [table.getByRole('row').nth(1), table.getByRole('row').nth(2)]
  await expect(open.getByRole('rowheader')).toHaveText('Ada Rossi')
  await expect(open.getByRole('img', { name: 'Flag: Australia' })).toBeVisible()
  await expect(open).toContainText('Open')
  await expect(open).toContainText('Verified')
  await expect(open.getByText('abcdefghi').first()).toHaveText(long.slice(0, 100).trim())
  await expect(closed.getByRole('rowheader')).toHaveText('Deleted User')
  await expect(closed).toContainText('Closed')
  await expect(closed).toContainText('Pending')
  await expect(closed).toContainText('Short and whole.')
  await expect(table).not.toContainText('Nobody Seen')

  for (const [column, text] of [
    ['Owner', /responsible for the club/],
    ['Description', /club manager may write/],
    ['Privacy', /Open: accessible to the public\. Closed: friends and family only\./],
    ['Status', /verified club has provided the necessary submission/],
  ] as const) {
    const heading = table.getByRole('columnheader', { name: column, exact: true })
    await heading.getByText(column, { exact: true }).hover()
    const tooltip = page.getByRole('tooltip').filter({ hasText: text })
    await expect(tooltip).toBeVisible()
    const [above, button] = [await tooltip.boundingBox(), await heading.getByRole('button').boundingBox()]
    expect((button?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeCloseTo(10, 0)
    await heading.getByRole('button').hover()
    await expect(tooltip).toBeVisible()
  }
})

test('while another country is loading there are skeleton rows', { tag: '@details' }, async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await openRunningPage(page, paths.clubs)
  await page.route(CLUBS_CALL, async (route) => {
    await released
    await route.fulfill({ status: 202, json: { result: [{ ...club, country: 'New Zealand' }], next: null } })
  })
  await page.getByRole('navigation', { name: 'Countries' }).getByRole('link', { name: 'New Zealand' }).click()
  const table = page.getByRole('table', { name: 'New Zealand' })
  await expect(table).toHaveAttribute('aria-busy', 'true')
  await expect(table.locator('.skeleton').first()).toBeVisible()
  release()
  await expect(table).toContainText('Ada Rossi')
  await expect(table.locator('.skeleton')).toHaveCount(0)
})

for (const [kind, fail] of [
  ['a lost connection', (page: Page) => page.route(CLUBS_CALL, (route) => route.abort())],
  [
    'a failing server',
    (page: Page) =>
      page.route(CLUBS_CALL, (route) =>
        route.fulfill({ status: 503, json: { result: 'down', code: 'unavailable' } }),
      ),
  ],
  [
    'an answer that is no JSON',
    (page: Page) => page.route(CLUBS_CALL, (route) => route.fulfill({ status: 202, body: '<html>' })),
  ],
] as const) {
  test(`${kind} is told in a toast and in the page, with ways on`, { tag: '@details' }, async ({ page }) => {
    await fail(page)
    await openInApp(page, paths.clubs)
    const inline = page.getByRole('main').getByRole('alert')
    await expect(inline).toContainText('An Error Has Occured.')
    await expect(inline).toContainText(FAILURE)
    await expect(page.getByText(FAILURE)).toHaveCount(2)
    await expect(inline.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', paths.home)

    await page.unroute(CLUBS_CALL)
    await answerWith(page, [club])
    await inline.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('table', { name: 'Australia' })).toContainText('Ada Rossi')
  })
}

test('a toast closes on a click', { tag: '@details' }, async ({ page }) => {
  await page.route(CLUBS_CALL, (route) => route.abort())
  await openInApp(page, paths.clubs)
  const toast = page.getByRole('region', { name: 'Messages' }).getByText(FAILURE)
  await expect(toast).toBeVisible()
  await toast.click()
  await expect(toast).toBeHidden()
})

test('the cache keeps a country for a minute', { tag: '@details' }, async ({ page }) => {
  let calls = 0
  await page.route(CLUBS_CALL, (route) => {
    calls += 1
    return route.fulfill({ status: 202, json: { result: [club], next: null } })
  })
  await openInApp(page, paths.clubs)
  await expect(page.getByRole('table', { name: 'Australia' })).toContainText('Ada Rossi')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveURL(paths.terms)
  await page.goBack()
  await expect(page.getByRole('table', { name: 'Australia' })).toContainText('Ada Rossi')
  expect(calls).toBe(1)
})
