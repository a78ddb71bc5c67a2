import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { paths } from '@aurivane/contract/paths'
import { startSite } from '../../testing/start-site.ts'
import { startApp, test as base } from '../support/site.ts'

const example = fileURLToPath(new URL('../../operator.example.json', import.meta.url))

/** A site whose operator has stated everything it can state. */
const test = base.extend<object, { operated: string }>({
  operated: [
    async ({}, use) => {
      const site = await startSite({ env: { OPERATOR_FILE: example } })
      await use(`http://localhost:${site.port}`)
      await site.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ operated }, use) => use(operated),
})

test('what the operator has stated stays once the app has started', async ({ page, complaints }) => {
  await page.goto(`${paths.howThisWorks}#calculator`)
  await startApp(page)
  const cost = page.getByRole('textbox', { name: 'Cost per year in percent' })
  await expect(cost).toHaveValue('3.5')
  await expect(cost).toHaveAccessibleDescription('Stated by the operator: 3.5%.')
  const outlook = page.getByRole('region', { name: 'Outlook', exact: true })
  await expect(outlook).toContainText('9,650')
  await cost.fill('2')
  await expect(outlook).toContainText('9,800')
  await expect(page.getByRole('region', { name: 'What the figures mean' })).toContainText(
    'As of 31 December 2025.',
  )

  // By keyboard: the chart that is being drawn moves the footer away from a pointer.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Legal notice' }).press('Enter')
  await expect(page.getByRole('main').getByRole('definition').first()).toHaveText('Example Markets Ltd')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Countries' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Europe/ })
    .first()
    .click()
  await expect(page.getByRole('row', { name: /^United Kingdom/ })).toContainText(
    'Licence 000000, held by Example Markets Ltd.',
  )
  await expect(page.getByText(/about 70%/i)).toHaveCount(0)
  expect(complaints).toEqual([])
})
