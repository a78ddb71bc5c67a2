import { expect } from '@playwright/test'
import { paths } from '@aurivane/contract/paths'
import { openRunningPage, test } from '../support/site.ts'

test('a calculation of 60 months does not block a slow device', async ({ page }) => {
  await openRunningPage(page, `${paths.howThisWorks}#calculator`)
  const calculator = page.getByRole('region', { name: 'Outlook calculator' })
  await expect(calculator.getByRole('button')).toBeEnabled()
  await page.evaluate(() => {
    const durations: number[] = []
    Object.assign(window, { durations })
    new PerformanceObserver((list) => {
      durations.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'longtask' })
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await calculator.getByRole('textbox', { name: 'Amount' }).fill('20000')
  await expect(calculator.getByRole('status')).toContainText('After 12 months')
  const longest: number[] = []
  // Other processes can only make a task longer: the best of eight is the calculation's own time.
  for (let months = 60; months > 52; months -= 1) {
    await page.evaluate(() => (window as unknown as { durations: number[] }).durations.splice(0))
    await calculator.getByRole('textbox', { name: 'Months' }).fill(String(months))
    await expect(calculator.getByRole('status')).toContainText(`After ${months} months`)
    const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations)
    longest.push(Math.max(0, ...durations))
  }
  expect(Math.min(...longest)).toBeLessThanOrEqual(200)
})
