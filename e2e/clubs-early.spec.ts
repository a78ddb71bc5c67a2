import { expect, type Page } from '@playwright/test'
import { locales, localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { CLUBS_CALL, sampleClub as club } from './support/sample-club.ts'
import { openPage, startApp, test } from './support/site.ts'

const clubs = [
  club,
  { ...club, id: 2, privacy: true, state: 'pending', User: null },
  { ...club, id: 3, state: 'declined' },
  // Cut where the hundredth character ends, which is no letter of the Latin alphabet; and what looks like markup is none.
  { ...club, id: 4, privacy: true, description: `${'é'.repeat(99)}👩‍👩‍👧‍👦 and more` },
  { ...club, id: 5, state: 'pending', User: { firstName: '<b>Bo', lastName: 'O’Neil' }, description: '' },
]

/** Answers with these, one call after the other, and says how many there were. */
async function answerWith(page: Page, result: unknown[], next: number | null = null) {
  const asked: string[] = []
  await page.route(CLUBS_CALL, (route) => {
    asked.push(new URL(route.request().url()).search)
    return route.fulfill({ status: 202, json: { result, next } })
  })
  return asked
}

/** The page at rest, without a sign of use: the app waits, for as long as no time passes. */
async function openBeforeApp(page: Page, path: string) {
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await openPage(page, path)
}

const list = (page: Page) => page.locator('.with-side > :last-child')

/** Whether it is still the same nodes afterwards. */
function markNodes(page: Page) {
  return list(page).evaluate((box) => {
    for (const node of [box, ...box.querySelectorAll('*')]) Object.assign(node, { isMarked: true })
  })
}
function areMarked(page: Page) {
  return list(page).evaluate((box) =>
    [box, ...box.querySelectorAll('*:not([role="status"])')].every((node) => 'isMarked' in node),
  )
}

/** Without what the fonts set. */
async function readMarkup(page: Page) {
  const html = await list(page).evaluate((box) => box.outerHTML)
  return html.replaceAll(/ (data-fonts|style)="[^"]*"/g, '')
}

for (const locale of locales) {
  test(`the clubs are there before the app, which takes them over as they are (${locale})`, async ({
    page,
  }) => {
    const asked = await answerWith(page, clubs)
    await openBeforeApp(page, localizePath(paths.clubs, locale))
    const rows = page.locator('tbody tr')
    await expect(rows).toHaveCount(4)
    await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy')
    await expect(rows.nth(0).getByRole('rowheader')).toHaveText('Ada Rossi')
    await expect(rows.nth(3).getByRole('rowheader')).toHaveText('<b>Bo O’Neil')
    const cut = rows.nth(2).locator('.wide span')
    await expect(cut).toHaveText(`${'é'.repeat(99)}👩‍👩‍👧‍👦`)
    expect(await cut.evaluate((text) => getComputedStyle(text, '::after').content)).toBe('"…"')
    const before = await readMarkup(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-app')
    await markNodes(page)
    await startApp(page)
    await expect(page.getByRole('status').filter({ hasText: '4' })).toBeAttached()
    expect(await areMarked(page)).toBe(true)
    // The app adds how many there are, and nothing else.
    const after = await readMarkup(page)
    expect(after.replace(/<p class="hidden" role="status">.*?<\/p>/, '')).toBe(before)
    expect(asked).toEqual(['?country=Australia&limit=50'])
  })

  test(`that there are none is said before the app, which leaves it at that (${locale})`, async ({
    page,
  }) => {
    const asked = await answerWith(page, [])
    await openBeforeApp(page, localizePath(paths.clubs, locale))
    await expect(list(page)).toHaveClass('empty')
    const before = await readMarkup(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-app')
    await markNodes(page)
    await startApp(page)
    expect(await areMarked(page)).toBe(true)
    expect(await readMarkup(page)).toBe(before)
    expect(asked).toHaveLength(1)
  })
}

test('for a member the app, which starts at once, asks for the clubs, and only once', async ({
  page,
  context,
  baseURL,
}) => {
  const asked = await answerWith(page, clubs)
  await context.addCookies([{ name: 'uid', value: '1', url: baseURL ?? '' }])
  await openPage(page, paths.clubs)
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
  await expect(page.locator('tbody tr')).toHaveCount(4)
  expect(asked).toHaveLength(1)
})

test('an answer on its way when the app starts is waited for, not asked for again', async ({ page }) => {
  let calls = 0
  const held = Promise.withResolvers<void>()
  await page.route(CLUBS_CALL, async (route) => {
    calls += 1
    await held.promise
    await route.fulfill({ status: 202, json: { result: clubs, next: null } })
  })
  await openBeforeApp(page, paths.clubs)
  await expect.poll(() => calls).toBe(1)
  await startApp(page)
  await page.clock.resume()
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  held.resolve()
  await expect(page.locator('tbody tr')).toHaveCount(4)
  await expect(page.locator('.skeleton')).toHaveCount(0)
  expect(calls).toBe(1)
})

test('when more clubs follow, the app offers them', async ({ page }) => {
  await answerWith(page, clubs, 5)
  await openBeforeApp(page, paths.clubs)
  await expect(page.locator('tbody tr')).toHaveCount(4)
  await startApp(page)
  await page.clock.resume()
  await answerWith(page, [{ ...club, id: 9, User: { firstName: 'Last', lastName: 'One' } }])
  await page.getByRole('button', { name: 'Show more clubs' }).click()
  await expect(page.locator('tbody tr')).toHaveCount(5)
  await expect(page.locator('tbody tr').last()).toContainText('Last One')
})

for (const [kind, answer] of [
  ['a lost connection', null],
  ['a refusal', { status: 503, json: { result: 'down', code: 'unavailable' } }],
  ['no JSON', { status: 202, body: '<html>' }],
  ['JSON of another kind', { status: 202, json: { result: [null] } }],
] as const) {
  test(`${kind} instead of the clubs starts the app, which asks again`, async ({ page }) => {
    const errors: unknown[] = []
    page.on('pageerror', (error) => errors.push(error))
    const asked = await answerWith(page, clubs)
    await page.route(CLUBS_CALL, (route) => (answer ? route.fulfill(answer) : route.abort()), { times: 1 })
    await openBeforeApp(page, paths.clubs)
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
    await page.clock.resume()
    await expect(page.locator('tbody tr')).toHaveCount(4)
    expect(asked).toHaveLength(1)
    expect(errors).toEqual([])
  })
}
