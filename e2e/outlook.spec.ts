import { expect, type Page } from '@playwright/test'
import type { Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { themes } from './support/addresses.ts'
import { expectNoViolations } from './support/axe.ts'
import { bringSession, makeMember } from './support/people.ts'
import { chooseTheme, openPage, openRunningPage, riskWarnings, test } from './support/site.ts'

const calculatorPath = `${paths.howThisWorks}#calculator`

const names: Record<Locale, string> = {
  en: 'Outlook calculator',
  it: 'Simulatore di scenari',
  de: 'Szenariorechner',
}

function calculatorOf(page: Page, locale: Locale = 'en') {
  return page.getByRole('region', { name: names[locale] })
}

function outlookOf(page: Page) {
  return calculatorOf(page).getByRole('region', { name: 'Outlook', exact: true })
}

/** The figures by their terms. */
async function readFigures(page: Page) {
  const outlook = outlookOf(page)
  const terms = await outlook.getByRole('term').allTextContents()
  const values = await outlook.getByRole('definition').allTextContents()
  return Object.fromEntries(terms.map((term, index) => [term, values[index]]))
}

const defaults = {
  'Nine in ten outcomes': '7,370 to 13,030',
  'Half of the outcomes': '8,719 to 11,014',
  'Middle outcome': '9,800',
  'Chance of ending below the start': '55%',
  'Worst drawdown, middle case': '14.3%',
  'Worst drawdown, one case in twenty': '29.5%',
}

async function openCalculator(page: Page, address = calculatorPath, locale: Locale = 'en') {
  await openRunningPage(page, address, locale)
  const calculator = calculatorOf(page, locale)
  await expect(calculator.getByRole('button')).toBeEnabled()
  return calculator
}

test('the default outlook has its figures, chart, table and warning', async ({ page, complaints }) => {
  const calculator = await openCalculator(page)
  await expect(calculator).toContainText(riskWarnings.en)
  await expect(calculator.getByRole('textbox', { name: 'Amount' })).toHaveValue('10,000')
  await expect(calculator.getByRole('textbox', { name: 'Months' })).toHaveValue('12')
  await expect(calculator.getByRole('textbox', { name: 'Cost per year in percent' })).toHaveValue('2')
  const grades = calculator.getByRole('radiogroup', { name: 'Risk grade' })
  await expect(grades.getByRole('radio')).toHaveCount(3)
  await expect(
    grades.getByRole('radio', { name: 'Portfolio 2 Medium Risk, assumed monthly spread 5%' }),
  ).toBeChecked()
  expect(await readFigures(page)).toEqual(defaults)
  const outlook = outlookOf(page)
  await expect(outlook).toContainText('A loss of 29.5% needs a gain of 41.8% to get back to the start.')
  await expect(outlook.getByRole('img')).toHaveAccessibleName(
    'Range of outcomes over 12 months from 10,000: nine in ten end between 7,370 and 13,030, half between 8,719 and 11,014. The middle is 9,800.',
  )
  await outlook.getByText('Show the figures').click()
  const table = outlook.getByRole('table', { name: 'Outlook by month' })
  await expect(table.getByRole('rowheader')).toHaveText(['1 month', '3 months', '6 months', '12 months'])
  await expect(calculator.getByRole('listitem').filter({ hasText: 'failure of a broker' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('the target says what it assumes, and an own figure has a field', async ({ page }) => {
  const calculator = await openCalculator(page)
  const outlook = outlookOf(page)
  const assumed = 'You have assumed that the target is reached. Nothing on this site shows that it has been.'
  await calculator.getByRole('radio', { name: 'The target of 5%' }).check()
  await expect(outlook).toContainText(assumed)
  await expect(outlook).toContainText('less than 1%')
  await calculator.getByRole('radio', { name: 'My own figure' }).check()
  const own = calculator.getByRole('textbox', { name: 'Own average per month in percent' })
  await expect(own).toHaveValue('')
  await expect(outlook).toHaveText(/Correct the marked fields to see the outlook\.$/)
  await own.fill('−0.5')
  await expect(outlook).not.toContainText(assumed)
  await expect(outlook.getByRole('term')).toHaveCount(6)
  await expect(page).toHaveURL(/average=-0\.5/)
})

const wrong = [
  ['Amount', ['', ' '], 'Enter an amount'],
  ['Amount', ['0', '-5', 'ten', '10,000,001', '1.555'], 'Enter an amount from 1 to 10,000,000'],
  ['Months', ['', '0', '61', '1.5'], 'Enter a whole number of months from 1 to 60'],
  ['Own average per month in percent', ['', '5.1', '-6', '1.25'], 'Enter an average from −5 to 5'],
  ['Cost per year in percent', ['', '20.1', '-1'], 'Enter a yearly cost from 0 to 20'],
] as const

test('a wrong field is marked, says what it needs and keeps the focus', async ({ page }) => {
  const calculator = await openCalculator(page)
  await calculator.getByRole('radio', { name: 'My own figure' }).check()
  await calculator.getByRole('textbox', { name: 'Own average per month in percent' }).fill('1')
  for (const [name, values, message] of wrong) {
    const field = calculator.getByRole('textbox', { name })
    const before = await field.inputValue()
    for (const value of values) {
      await field.fill(value)
      await expect(field, `${name}: ${value}`).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(new RegExp(`${message}$`))
      await expect(field).toBeFocused()
      await expect(outlookOf(page).getByRole('term')).toHaveCount(0)
      await expect(outlookOf(page)).toHaveText('OutlookCorrect the marked fields to see the outlook.')
    }
    await field.fill(before)
    await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  }
})

test('a change is kept in the address and said in a status, without a new history entry', async ({
  page,
}) => {
  const calculator = await openCalculator(page, `${paths.howThisWorks}?lng=en&from=mail#calculator`)
  const entries = await page.evaluate(() => history.length)
  const months = calculator.getByRole('textbox', { name: 'Months' })
  await months.fill('24')
  await expect(calculator.getByRole('status')).toHaveText(
    /^After 24 months nine in ten outcomes are between [\d,]+ and [\d,]+\. The chance of ending below the start is \d+%\.$/,
    { timeout: 1_500 },
  )
  await expect(page).toHaveURL(
    /\?lng=en&from=mail&amount=10000&months=24&portfolio=2&average=0&cost=2#calculator$/,
  )
  await expect(months).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(months).toHaveValue('24')
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test(
  'a copied link opens the same calculation in another language',
  { tag: '@details' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const calculator = await openCalculator(page, calculatorPath, 'de')
    await calculator.getByRole('textbox', { name: 'Betrag' }).fill('2.500,50')
    await calculator.getByRole('textbox', { name: 'Kosten pro Jahr in Prozent' }).fill('3,5')
    await calculator.getByRole('radio', { name: /^Portfolio 1/ }).check()
    await calculator.getByRole('button', { name: 'Link zu dieser Berechnung kopieren' }).click()
    await expect(calculator.getByRole('status')).toContainText('kopiert')
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    expect(link.search).toBe('?amount=2500.5&months=12&portfolio=1&average=0&cost=3.5')
    expect(link.hash).toBe('#calculator')

    await page.goto('about:blank')
    const italian = await openCalculator(page, paths.howThisWorks + link.search + link.hash, 'it')
    await expect(italian.getByRole('textbox', { name: 'Importo' })).toHaveValue('2.500,5')
    await expect(italian.getByRole('textbox', { name: 'Costi annui in percentuale' })).toHaveValue('3,5')
    await expect(italian.getByRole('radio', { name: /^Portafoglio 1/ })).toBeChecked()
  },
)

test(
  'a hostile address gives the default of each wrong field',
  { tag: '@details' },
  async ({ page, complaints }) => {
    const query = '?amount=<script>&months=1e9&portfolio=9&average=NaN&cost=-1'
    const calculator = await openCalculator(page, `${paths.howThisWorks}${query}#calculator`)
    await expect(calculator.getByRole('textbox', { name: 'Amount' })).toHaveValue('10,000')
    await expect.poll(() => readFigures(page)).toEqual(defaults)
    expect(complaints).toEqual([])
  },
)

test(
  'a switch of the language keeps the calculation and writes its numbers anew',
  { tag: '@details' },
  async ({ page }) => {
    const calculator = await openCalculator(page)
    await calculator.getByRole('textbox', { name: 'Amount' }).fill('2500.5')
    await expect(page).toHaveURL(/amount=2500\.5/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
    const german = calculatorOf(page, 'de')
    await expect(german.getByRole('textbox', { name: 'Betrag' })).toHaveValue('2.500,5')
    await expect(page).toHaveURL(/\/ge\/how-this-works\?amount=2500\.5/)
  },
)

test('what is filled in before the app runs counts', { tag: '@details' }, async ({ page }) => {
  await page.route('**/assets/how-this-works-*.js', async (route) => {
    await page.getByRole('textbox', { name: 'Amount' }).fill('50000')
    await page.getByRole('radio', { name: /^Portfolio 3/ }).check()
    await route.continue()
  })
  await openPage(page, calculatorPath)
  await expect(page).toHaveURL(/amount=50000&months=12&portfolio=3/)
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('50000')
})

test('the keyboard alone is enough', async ({ page }) => {
  const calculator = await openCalculator(page)
  await calculator.getByRole('textbox', { name: 'Amount' }).focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('50000')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(calculator.getByRole('radio', { name: /^Portfolio 2/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(calculator.getByRole('radio', { name: /^Portfolio 3/ })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(calculator.getByRole('textbox', { name: 'Cost per year in percent' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(calculator.getByText('Show the figures')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(calculator.getByRole('table')).toBeVisible()
  await expect(page).toHaveURL(/amount=50000&months=12&portfolio=3/)
})

test('it passes axe with figures and with errors', async ({ page }) => {
  test.slow()
  const calculator = await openCalculator(page)
  await calculator.getByText('Show the figures').click()
  await expectNoViolations(page, { kind: 'states', name: 'outlook', within: '#calculator' })
  await calculator.getByRole('textbox', { name: 'Amount' }).fill('0')
  await expect(outlookOf(page).getByRole('term')).toHaveCount(0)
  await expectNoViolations(page, { kind: 'states', name: 'outlook, wrong', within: '#calculator' })
})

for (const theme of themes) {
  test(`nothing scrolls sideways at 320 px (${theme})`, { tag: '@details' }, async ({ page }) => {
    await chooseTheme(page, theme)
    await page.setViewportSize({ width: 320, height: 700 })
    const calculator = await openCalculator(page, calculatorPath, 'de')
    await calculator.getByRole('textbox', { name: 'Betrag' }).fill('10000000')
    await calculator.getByText('Zahlen anzeigen').click()
    await expect(calculator.getByRole('table')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}

test('members have the same calculator beside the portfolios', { tag: '@details' }, async ({ page }) => {
  await bringSession(page, await makeMember())
  const calculator = await openCalculator(page, `${paths.portfolios}#calculator`)
  expect(await readFigures(page)).toEqual(defaults)
  await calculator.getByRole('textbox', { name: 'Amount' }).fill('50')
  await expect(outlookOf(page).getByRole('definition').first()).toHaveText(/^\d+\.\d\d to \d+\.\d\d$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the default outlook and its table are there, and no fields', async ({ page }) => {
    await openPage(page, calculatorPath)
    expect(await readFigures(page)).toEqual(defaults)
    await expect(calculatorOf(page).getByRole('textbox')).toHaveCount(0)
    await expect(calculatorOf(page).getByRole('button')).toHaveCount(0)
    await outlookOf(page).getByText('Show the figures').click()
    await expect(outlookOf(page).getByRole('table')).toBeVisible()
  })
})
