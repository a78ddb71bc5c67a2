import { expect } from '@playwright/test'
import { locales } from '@aurivane/contract/locales'
import { clubPath, paths } from '@aurivane/contract/paths'
import { expectNoViolations } from './support/axe.ts'
import {
  inDays,
  makeMemberOf,
  makeOwnedClub,
  makePerson,
  openClub,
  planMeeting,
  publish,
  toasts,
  type MadeClub,
} from './support/community.ts'
import { admin, bringSession, siteUrl } from './support/people.ts'
import { openRunningPage, riskWarnings, startApp, test } from './support/site.ts'

const description = 'We read the night session.\n\nBeginners are welcome.'
const contacts = [{ contactName: 'Our chat', contactLink: 'https://chat.example.com/gold' }]

/** Somebody whose request waits. */
async function askToJoin({ id }: MadeClub, facts: Parameters<typeof makePerson>[0]) {
  const { session } = await makePerson(facts)
  return session.call<{ requestID: number }>('POST', `${clubPath(id)}/request`, { message: 'May I come?' })
}

test.describe('the document', () => {
  test('is complete for outsiders without scripts', async ({ browser, baseURL }) => {
    const club = await makeOwnedClub({ description, contacts })
    await makeMemberOf(club)
    for (let day = 1; day <= 6; day += 1)
      await planMeeting(club, { title: `Table ${day}`, localStart: inDays(day) })
    for (let at = 1; at <= 11; at += 1) await publish(club, `News ${at}`, 'We meet **again**.')
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    const response = await page.goto(clubPath(club.id))
    expect(response?.status()).toBe(200)
    expect(response?.headers()['cache-control']).toBe('no-cache')
    expect(response?.headers()['x-robots-tag']).toBeUndefined()

    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(club.title)
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'About this club',
      'Contacts',
      'Next meetings',
      'Announcements',
    ])
    await expect(main.getByRole('img', { name: 'Flag: Italy' })).toBeVisible()
    for (const text of ['Open', 'Verified', 'Olga Owner', '2 members', riskWarnings.en]) {
      await expect(main.getByText(text, { exact: true })).toBeVisible()
    }
    await expect(main.getByText('Written by the club, not by Aurivane.')).toBeVisible()
    expect(await main.getByText('We read the night session.').innerText()).toBe(description)
    await expect(main.getByRole('link', { name: 'Our chat' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow ugc',
    )
    await expect(main.getByRole('link', { name: 'Log in to join' })).toHaveAttribute('href', paths.login)
    await expect(main.getByRole('link', { name: 'Log in to report' })).toHaveAttribute('href', paths.login)
    await expect(main.getByRole('button')).toHaveCount(0)

    await expect(main.getByRole('article', { name: 'Table' })).toHaveCount(5)
    await expect(main.getByRole('article', { name: 'News' })).toHaveCount(10)
    await expect(page.getByText('Join online')).toHaveCount(0)
    await main.getByRole('link', { name: 'Show more meetings' }).click()
    await expect(main.getByRole('article', { name: 'Table' })).toHaveCount(6)
    await main.getByRole('link', { name: 'Show older announcements' }).click()
    await expect(main.getByRole('article', { name: 'News' })).toHaveCount(1)
    const calendar = await page.request.get(clubPath(club.id) + '/meetings.ics')
    expect(await calendar.text()).toContain('SUMMARY:Table 1')
    await context.close()
  })

  test(
    'has a head for search engines and previews, in each language',
    { tag: '@details' },
    async ({ page }) => {
      const long = `First line,\nsecond line. ${'word '.repeat(60)}`
      const club = await makeOwnedClub({ description: long })
      for (const [prefix, ogLocale] of [
        ['', 'en_GB'],
        ['/it', 'it_IT'],
        ['/ge', 'de_DE'],
      ] as const) {
        await page.goto(prefix + clubPath(club.id) + '?utm=1')
        await expect(page).toHaveTitle(`${club.title} · Aurivane`)
        const read = (selector: string, attribute = 'content') =>
          page.locator(`head ${selector}`).getAttribute(attribute)
        const shown = await read('meta[name="description"]')
        expect(shown).toMatch(/^First line, second line\. word/)
        expect(shown?.length).toBeLessThanOrEqual(160)
        expect(await read('meta[property="og:description"]')).toBe(shown)
        expect(await read('meta[property="og:title"]')).toBe(`${club.title} · Aurivane`)
        expect(await read('meta[property="og:type"]')).toBe('website')
        expect(await read('meta[property="og:locale"]')).toBe(ogLocale)
        expect(await read('meta[property="og:image"]')).toMatch(/\/og\/clubs-\w\w\.jpg$/)
        const own = new RegExp(`${prefix}/clubs/${club.id}$`)
        expect(await read('link[rel="canonical"]', 'href')).toMatch(own)
        expect(await read('meta[property="og:url"]')).toMatch(own)
        const languages = await page
          .locator('head link[hreflang]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))
        expect(languages).toEqual(['en', 'it', 'de', 'x-default'])
        await expect(page.locator('head meta[name="robots"]')).toHaveCount(0)
      }
    },
  )

  test('of a closed club holds nothing that is for its members, in any language', async ({ page }) => {
    const club = await makeOwnedClub({ privacy: true, contacts })
    const member = await askToJoin(club, { firstName: 'Quintilla', lastName: 'Vasquez-Roth' })
    const decision = { decision: 'approve' }
    await club.owner.session.call('PUT', `${clubPath(club.id)}/requests/${member.requestID}`, decision)
    await askToJoin(club, { firstName: 'Zenobia', lastName: 'Oberhuber' })
    await planMeeting(club, { title: 'Hidden meeting' })
    await publish(club, 'Hidden news', 'Hidden text')
    for (const locale of locales) {
      const response = await page.request.get(siteUrl(clubPath(club.id), locale))
      expect(response.headers()['x-robots-tag']).toBe('noindex')
      const html = await response.text()
      for (const hidden of ['Hidden', 'chat.example.com', 'Our chat', 'meet.example.com', 'Via Roma'])
        expect(html, locale).not.toContain(hidden)
      for (const name of ['Quintilla', 'Vasquez-Roth', 'Zenobia', 'Oberhuber', 'May I come?'])
        expect(html, locale).not.toContain(name)
      expect(html).toContain(`lang="${locale}"`)
      expect(html).toContain(club.title)
      expect(html).toContain('Olga Owner')
    }
    await page.goto(clubPath(club.id))
    await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('head link[rel="canonical"]')).toHaveCount(1)
    await startApp(page)
    await expect(
      page.getByText(
        'This is a closed club. Contacts, members, meetings and announcements are shown to its members.',
      ),
    ).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['About this club'])
    await expect(page.getByRole('link', { name: 'Log in to join' })).toBeVisible()
  })

  test('of an unknown or declined club is the not-found page', { tag: '@details' }, async ({ page }) => {
    const declined = await makeOwnedClub({ state: 'declined' })
    for (const path of [
      '/clubs/2147483647',
      '/clubs/2147483648',
      '/clubs/0',
      '/clubs/abc',
      clubPath(declined.id),
    ]) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(404)
      expect(response?.headers()['x-robots-tag']).toBe('noindex')
      await expect(page).toHaveTitle('Unable to find this page · Aurivane')
      await startApp(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unable to find this page')
    }
  })
})

test(
  'a declined club is shown to its owner and to administrators only',
  { tag: '@details' },
  async ({ browser, baseURL }) => {
    const club = await makeOwnedClub({ state: 'declined' })
    const stranger = await makePerson()
    for (const who of [club.owner, admin, stranger]) {
      const page = await browser.newPage({ baseURL })
      await bringSession(page, who)
      await openClub(page, club)
      if (who === stranger) {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unable to find this page')
      } else {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(club.title)
        await expect(page).toHaveTitle(`${club.title} · Aurivane`)
        await expect(
          page.getByText('This club was declined. Only its owner and administrators can see this page.'),
        ).toBeVisible()
        await expect(page.getByText('Reason: The texts promise returns.')).toBeVisible()
      }
      await page.close()
    }
  },
)

test(
  'a pending club says so, offers nothing to join, and is not indexed',
  { tag: '@details' },
  async ({ page }) => {
    const club = await makeOwnedClub({ state: 'pending' })
    const response = await openClub(page, club)
    expect(response?.headers()['x-robots-tag']).toBe('noindex')
    const waiting = page.getByText('This club is waiting for review. You can join it when it is verified.')
    await expect(waiting).toBeVisible()
    await expect(page.getByRole('link', { name: 'Log in to join' })).toHaveCount(0)
    await bringSession(page, await makePerson())
    await openClub(page, club)
    await expect(page.getByRole('button', { name: 'Report this club' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Join', exact: true })).toHaveCount(0)
  },
)

test('the list leads to the page, whose menu is about clubs, and sharing copies its address', async ({
  page,
  complaints,
}) => {
  const club = await makeOwnedClub()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openRunningPage(page, `${paths.clubs}?country=Italy`)
  while (!(await page.getByRole('link', { name: club.title }).isVisible())) {
    await page.getByRole('button', { name: 'Show more clubs' }).click()
    await page.waitForLoadState('networkidle')
  }
  const row = page.getByRole('row').filter({ hasText: club.title })
  await expect(row).toContainText('1 member')
  await row.getByRole('link', { name: club.title }).click()
  await expect(page).toHaveURL(siteUrl(clubPath(club.id)))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(club.title)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Partners', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(toasts(page).getByText('Link copied to the clipboard.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(siteUrl(clubPath(club.id)))
  expect(complaints).toEqual([])
})

test('sharing uses the dialog of the system where there is one', { tag: '@details' }, async ({ page }) => {
  const club = await makeOwnedClub()
  await page.addInitScript(() => {
    const share = async (shared: ShareData) => {
      document.documentElement.dataset['shared'] = JSON.stringify(shared)
    }
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await openRunningPage(page, `${clubPath(club.id)}?from=mail`, 'it')
  await page.getByRole('button', { name: 'Condividi' }).click()
  const shared = { title: club.title, url: siteUrl(clubPath(club.id), 'it') }
  await expect(page.locator('html')).toHaveAttribute('data-shared', JSON.stringify(shared))
  await expect(page.getByText('Link copiato negli appunti.')).toHaveCount(0)
})

test('what has been closed is not in the next document', async ({ request }) => {
  const club = await makeOwnedClub({ description, contacts })
  const read = async () => (await request.get(siteUrl(clubPath(club.id)))).text()
  expect(await read()).toContain('Our chat')
  const change = { clubID: club.id, title: club.title, description, privacy: true, contacts }
  await club.owner.session.call('PUT', '/user/club/inputs', change)
  expect(await read()).not.toContain('Our chat')
})

test('a club is reported with a reason, once', async ({ page }) => {
  const club = await makeOwnedClub()
  await bringSession(page, await makePerson())
  await openClub(page, club)
  const button = page.getByRole('button', { name: 'Report this club' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Report this club' })
  await expect(dialog.getByRole('radiogroup', { name: 'What is wrong?' }).getByRole('radio')).toHaveCount(7)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Choose a reason from the list')).toBeVisible()
  await dialog.getByLabel('Something else').check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Please describe what is wrong')).toBeVisible()
  await expectNoViolations(page, { kind: 'states', name: 'report of a club', within: '[role="dialog"]' })
  await dialog.getByLabel('Details').fill('It is a copy of another club.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(toasts(page).getByText('Thank you. We will look into it.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await button.click()
  await dialog.getByLabel('Promises returns').check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('You have already reported this club. We are looking into it.')).toBeVisible()

  await bringSession(page, club.owner)
  await openClub(page, club)
  await expect(page.getByText('You are the owner')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Report this club' })).toHaveCount(0)
})

test(
  'a refresh that fails leaves the page and what was shown once',
  { tag: '@details' },
  async ({ page }) => {
    const club = await makeOwnedClub()
    await bringSession(page, await makeMemberOf(club))
    await openClub(page, club)
    const create = page.getByRole('button', { name: 'Create my calendar address' })
    await expect(create).toBeVisible()
    await page.route(`**/api/v1/clubs/${club.id}`, (route) => route.fulfill({ status: 503, json: {} }))
    await create.click()
    const address = page.getByLabel('My calendar address')
    await expect(address).toHaveValue(/key=/)
    const told = page.getByRole('alert').filter({ hasText: 'The club could not be loaded' })
    await expect(told).toBeVisible()
    await expect(address).toBeVisible()
    await page.unroute(`**/api/v1/clubs/${club.id}`)
    await told.getByRole('button', { name: 'Try again' }).click()
    await expect(told).toBeHidden()
    await expect(address).toBeVisible()
  },
)
