import { expect } from '@playwright/test'
import { locales, localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { bringSession, makeMember } from './support/people.ts'
import { openPage, openRunningPage, riskWarnings, test } from './support/site.ts'

test('visitors are redirected from the portfolios to the login, by the server and in the app', async ({
  page,
  request,
}) => {
  for (const locale of locales) {
    const answer = await request.get(localizePath(paths.portfolios, locale), { maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    expect(answer.headers()['location']).toMatch(new RegExp(`${localizePath(paths.login, locale)}$`))
  }
  await openPage(page, paths.portfolios)
  await expect(page).toHaveURL(paths.login)

  await openRunningPage(page, paths.faq)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolios' }).click()
  await expect(page).toHaveURL(paths.login)
})

test('members see three portfolios by their risk, each with a way to write', async ({ page }) => {
  await bringSession(page, await makeMember())
  await openRunningPage(page, paths.portfolios)
  const main = page.getByRole('main')
  const cards = main.getByRole('article')
  await expect(cards).toHaveCount(3)
  for (const [index, [name, grade]] of [
    ['Portfolio 1', 'Low Risk'],
    ['Portfolio 2', 'Medium Risk'],
    ['Portfolio 3', 'High Risk'],
  ].entries()) {
    const card = cards.nth(index)
    await expect(card).toContainText(name ?? '')
    await expect(card).toContainText(grade ?? '')
    await expect(card).toContainText('Hypothetical example')
    await expect(card.getByRole('link', { name: /Contact us/ })).toHaveAttribute('href', paths.contact)
  }
  await expect(main).toContainText('5% return per month')
  await expect(main).toContainText(riskWarnings.en)
})

test('each card says how likely and how deep a loss is', async ({ page }) => {
  await bringSession(page, await makeMember())
  await openPage(page, paths.portfolios)
  const shown = await page
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.map((card) => [...card.querySelectorAll('dd')].map((value) => value.textContent)),
    )
  expect(shown).toEqual([
    ['50%', '5.6%', '12.5%'],
    ['50%', '13.5%', '28.4%'],
    ['50%', '25.1%', '48.7%'],
  ])
})
