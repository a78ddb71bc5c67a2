import { expect } from '@playwright/test'
import { countrySiteUrl } from '@aurivane/contract/brand'
import { paths } from '@aurivane/contract/paths'
import { regionNames } from '@aurivane/contract/region-names'
import { regions } from '@aurivane/contract/regions'
import { CLUBS_CALL, sampleClub } from '../support/sample-club.ts'
import { openInApp, openPage, openRunningPage, startApp, test } from '../support/site.ts'

const NOT_FOUND = 'Club Table Not Found, Please contact web administrators.'

const club = {
  ...sampleClub,
  contacts: [
    { contactName: 'Site', contactLink: 'https://harbour.example' },
    { contactName: 'Mail', contactLink: 'mailto:harbour@example.com' },
  ],
}

test('the six regions are chosen in the sidebar and stand in the address', async ({ page }) => {
  await openRunningPage(page, paths.countries)
  const sidebar = page.getByRole('navigation', { name: 'Regions' })
  await expect(sidebar.getByRole('link')).toHaveCount(6)
  await expect(sidebar.getByRole('link', { name: /Asia-Pacific/ })).toHaveAttribute('aria-current', 'true')
  const table = page.getByRole('table').first()
  await expect(table.getByRole('columnheader')).toHaveText(['Country', 'Flag', 'Availability', 'Owner'])
  for (const name of regionNames) {
    const label = name === 'MiddleEast' ? 'Middle East' : name
    await sidebar.getByRole('link', { name: label, exact: true }).getByText(label, { exact: true }).click()
    await expect(page).toHaveURL(`${paths.countries}?select=${name}`)
    await expect(page.getByRole('table', { name: label })).toBeVisible()
    await expect(page.getByRole('table', { name: label }).getByRole('rowheader')).toHaveCount(
      regions[name].length,
    )
  }
  await page.goBack()
  await expect(page).toHaveURL(`${paths.countries}?select=MiddleEast`)
  await expect(page.getByRole('table', { name: 'Middle East' })).toBeVisible()
})

test('an address opens its region, and an unknown one Asia-Pacific', async ({ page }) => {
  await openRunningPage(page, `${paths.countries}?select=Europe`)
  await expect(page.getByRole('rowheader', { name: 'Slovenia' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Australia' })).toHaveCount(0)
  await openRunningPage(page, `${paths.countries}?select=Atlantis`)
  await expect(page.getByRole('rowheader', { name: 'Australia' })).toBeVisible()
})

test('a region stands in its document, and a click in the sidebar before the app leads to another', async ({
  page,
}) => {
  // The app is blocked, so the page is what the server has sent.
  await page.route('**/assets/*.js', (route) => route.abort())
  await openPage(page, `${paths.countries}?select=Europe`)
  const sidebar = page.getByRole('navigation', { name: 'Regions' })
  await expect(page.getByRole('rowheader', { name: 'Slovenia' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Australia' })).toBeHidden()
  await expect(sidebar.locator('[aria-current="true"]')).toHaveText(/^Europe/)
  await sidebar.getByRole('link', { name: /^Africa/ }).click()
  await expect(page.getByRole('rowheader', { name: 'Kenya' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Slovenia' })).toBeHidden()
  await openPage(page, `${paths.countries}?select=Atlantis`)
  await expect(page.getByRole('rowheader', { name: 'Australia' })).toBeVisible()
  await openPage(page, `${paths.countries}?select=Europe`, 'de')
  await expect(page.getByRole('rowheader', { name: 'Slowenien' })).toBeVisible()
})

test('hydration does not render the document of a region again', async ({ page, complaints }) => {
  await openPage(page, `${paths.countries}?select=Africa`)
  const table = await page.getByRole('table', { name: 'Africa' }).elementHandle()
  await startApp(page)
  expect(await table?.evaluate((element) => element.isConnected)).toBe(true)
  await expect(page.getByRole('rowheader', { name: 'Kenya' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('licensed countries link to their own site, available ones say Contact Admin', async ({ page }) => {
  await openRunningPage(page, paths.countries)
  const australia = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Australia' }) })
  await expect(australia).toContainText('Licensed')
  await expect(australia.getByRole('img', { name: 'Flag: Australia' })).toBeVisible()
  await expect(australia.getByRole('link', { name: 'Aurivane Australia' })).toHaveAttribute(
    'href',
    countrySiteUrl('AU'),
  )
  const japan = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Japan' }) })
  await expect(japan).toContainText('Available')
  await expect(japan.getByRole('link', { name: 'Contact Admin' })).toHaveAttribute('href', paths.contact)
  await expect(page.getByRole('img', { name: 'World map of availability' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).first().click()
  await expect(page).toHaveURL(paths.contact)
})

test('the United States can be chosen nowhere', async ({ page }) => {
  for (const name of regionNames) {
    await openRunningPage(page, `${paths.countries}?select=${name}`)
    await expect(page.getByRole('rowheader', { name: 'United States' })).toHaveCount(0)
  }
  await openPage(page, paths.register)
  await expect(page.getByRole('option', { name: /United States/ })).toHaveCount(0)
})

test('the club table shows the clubs of the region with their contacts', async ({ page }) => {
  await page.route(CLUBS_CALL, (route) => {
    const country = new URL(route.request().url()).searchParams.get('country')
    const rows = {
      Australia: [club],
      Indonesia: [{ ...club, id: 2, title: 'Java Circle', country: 'Indonesia', contacts: [] }],
    }
    return route.fulfill({
      status: 202,
      json: { result: rows[country as keyof typeof rows] ?? [], next: null },
    })
  })
  await openInApp(page, paths.countries)
  const table = page.getByRole('table', { name: 'Clubs in this region' })
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  for (const [index, name] of ['Name', 'Country', 'Description', 'Contacts'].entries()) {
    await expect(table.getByRole('columnheader').nth(index)).toContainText(name)
  }
  const harbour = table.getByRole('row', { name: /Harbour Traders/ })
  await expect(harbour).toContainText('Australia')
  await expect(harbour.getByRole('link', { name: 'Site' })).toHaveAttribute('href', 'https://harbour.example')
  await expect(harbour.getByRole('link', { name: 'Mail' })).toHaveAttribute(
    'href',
    'mailto:harbour@example.com',
  )
  await expect(table.getByRole('row', { name: /Java Circle/ })).toContainText('None')
  await table.getByRole('columnheader', { name: 'Description', exact: true }).hover()
  await expect(page.getByRole('tooltip').filter({ hasText: /club manager may write/ })).toBeVisible()
})

test('without clubs and without an answer the club table says so and offers contact', async ({ page }) => {
  await page.route(CLUBS_CALL, (route) => route.fulfill({ status: 202, json: { result: [], next: null } }))
  await openInApp(page, paths.countries)
  const region = page.getByRole('region', { name: 'Clubs in this region' })
  await expect(region).toContainText(NOT_FOUND)
  await expect(region.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', paths.contact)

  await page.unroute(CLUBS_CALL)
  await page.route(CLUBS_CALL, (route) => route.abort())
  await page
    .getByRole('navigation', { name: 'Regions' })
    .getByRole('link', { name: /^Europe/ })
    .click()
  await expect(page).toHaveURL(`${paths.countries}?select=Europe`)
  await expect(region).toContainText(NOT_FOUND)
})
