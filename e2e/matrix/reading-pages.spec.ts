import { expect } from '@playwright/test'
import { locales } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { openPage, riskWarnings, test } from '../support/site.ts'

test('about us has a title, a description, key takeaways, five cards and a disclaimer', async ({ page }) => {
  await openPage(page, paths.aboutUs)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('About us')
  expect(
    await main.getByRole('region', { name: 'Key takeaways' }).getByRole('listitem').count(),
  ).toBeGreaterThan(2)
  await expect(main.getByRole('article')).toHaveCount(5)
  const disclaimer = main.getByRole('region', { name: 'Disclaimer' })
  await expect(disclaimer).toContainText(riskWarnings.en)
})

test('how this works has its six hint cards and the two sections of the menu', async ({ page }) => {
  await openPage(page, paths.howThisWorks)
  const main = page.getByRole('main')
  const parts = main.getByRole('region', { name: 'The six parts' }).getByRole('article')
  await expect(parts.getByRole('heading')).toHaveText([
    'Blueprint',
    'Hardware',
    'Software',
    'Transparency',
    'Core portfolios',
    'Independent support',
  ])
  await expect(main.locator('#strategies')).toHaveCount(1)
  await expect(main.locator('#passive-income')).toHaveCount(1)
})

test('percentages are written as the language does', async ({ page }) => {
  for (const [locale, written] of [
    ['en', '42.9%'],
    ['it', '42,9%'],
    ['de', '42,9\u00a0%'],
  ] as const) {
    await openPage(page, paths.whatIsForex, locale)
    expect(await page.getByRole('main').textContent()).toContain(`+${written}`)
  }
  expect(await page.getByRole('main').textContent()).not.toMatch(/\d%/)
})

test('what is forex has key takeaways and explains the words of the market', async ({ page }) => {
  await openPage(page, paths.whatIsForex)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('What is Forex?')
  expect(
    await main.getByRole('region', { name: 'Key takeaways' }).getByRole('listitem').count(),
  ).toBeGreaterThan(2)
  for (const word of ['Pairs', 'Pips', 'Spread', 'Leverage', 'Gold', 'Kinds of risk']) {
    await expect(main.getByRole('heading', { level: 2, name: new RegExp(`^${word}`) }).first()).toBeVisible()
  }
})

for (const locale of locales) {
  test(`terms and privacy are dated and state age and rights (${locale})`, async ({ page }) => {
    for (const path of [paths.terms, paths.privacy]) {
      await openPage(page, path, locale)
      await expect(page.getByRole('main')).toContainText(/23[/.]10[/.]2023/)
      await expect(page.getByRole('main')).toContainText('18')
    }
    const rights = {
      en: /one month.*two more months/s,
      it: /un mese.*due mesi/s,
      de: /eines Monats.*zwei .*Monate/s,
    }
    await expect(page.getByRole('main')).toContainText(rights[locale])
  })
}

test('partners reads Partners Section', async ({ page }) => {
  await openPage(page, paths.partners)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Partners Section')
})
