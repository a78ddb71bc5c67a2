import { expect, type Page } from '@playwright/test'
import { paths } from '@aurivane/contract/paths'
import { bringSession, makeMember } from '../support/people.ts'
import { openPage, openRunningPage, test } from '../support/site.ts'

const banner = (page: Page) => page.getByRole('complementary', { name: 'Promotion' })
const notShown = 'Return figures are not shown in your country.'

test('the country on the registration form brings its notice and removes the banner', async ({ page }) => {
  await openRunningPage(page, paths.register)
  const country = page.getByRole('combobox', { name: 'Country' })
  const notice = page.getByRole('main').getByRole('status')
  await expect(banner(page)).toBeVisible()
  await expect(notice).toContainText(
    'Authority in Australia: Australian Securities and Investments Commission (ASIC).No licence number has been given.Public register: Australian Securities and Investments Commission (ASIC)',
  )

  await country.selectOption({ label: 'Spain' })
  await expect(notice).toContainText(
    'Spain: CFDs may not be advertised to the general public (CNMV resolution of 11 July 2023). Return figures and the banner are not shown to people in Spain.Authority in Spain: Comisión Nacional del Mercado de Valores (CNMV).No licence number has been given.Website of Comisión Nacional del Mercado de Valores (CNMV)',
  )
  await expect(country).toHaveAccessibleDescription(/Spain: CFDs may not be advertised/)
  await expect(banner(page)).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-promotion', 'off')
  expect((await page.context().cookies()).filter(({ name }) => name === 'policy')).toEqual([])

  await country.selectOption({ label: 'United Kingdom' })
  await expect(banner(page)).toContainText('CFDs are complex instruments')
  await country.selectOption({ label: 'Australia' })
  await expect(banner(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-promotion', 'on')

  await country.selectOption({ label: 'India' })
  await expect(banner(page)).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Countries' }).click()
  await expect(banner(page)).toBeVisible()
})

test('the links to registers open in a new tab', async ({ page }) => {
  await openPage(page, `${paths.countries}?select=Europe`)
  const row = page.getByRole('row', { name: /^United Kingdom/ })
  await expect(row).toContainText('No licence number has been given.')
  const link = row.getByRole('link', { name: 'Public register: Financial Conduct Authority (FCA)' })
  await expect(link).toHaveAttribute('href', 'https://register.fca.org.uk/')
  await expect(link).toHaveAttribute('target', '_blank')
  const notices = page.getByRole('region', { name: 'Country notices' })
  await expect(notices.getByRole('listitem')).toHaveText([/^France: /, /^Spain: /, /^United Kingdom: /])
})

test('a region without notices has no heading for them', async ({ page }) => {
  await openPage(page, `${paths.countries}?select=Africa`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Country notices' })).toHaveCount(0)
})

test('a member from Spain sees no return figures, also after logging out', async ({ page }) => {
  await bringSession(page, await makeMember({ country: 'Spain' }))
  await openRunningPage(page, `${paths.portfolios}?average=target#calculator`)
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByRole('main').getByText(notShown)).toHaveCount(2)
  await expect(page.getByRole('radio', { name: 'The target of 5%' })).toHaveCount(0)
  await expect(page.getByRole('radio', { name: '0%', exact: true })).toBeChecked()
  await expect(page.getByText(/5% a month/)).toHaveCount(0)
  const policy = (await page.context().cookies()).find(({ name }) => name === 'policy')
  expect(policy).toMatchObject({ value: 'off', path: '/', sameSite: 'Lax' })
  await page.context().clearCookies({ name: /uid|atoken|session/ })
  await openPage(page, paths.home)
  await expect(banner(page)).toHaveCount(0)
})

test('on a phone the licence is below the owner, not below the label of the column', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openPage(page, `${paths.countries}?select=Europe`)
  const row = page.getByRole('row').filter({ hasText: 'Aurivane United Kingdom' })
  const owner = await row.getByRole('link', { name: /^Aurivane/ }).boundingBox()
  const licence = await row.getByText('No licence number has been given.').boundingBox()
  expect(owner?.x).toBeGreaterThan(100)
  expect(licence?.x).toBe(owner?.x)
})
