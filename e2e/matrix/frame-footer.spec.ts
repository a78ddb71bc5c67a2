import { expect } from '@playwright/test'
import { brand } from '@aurivane/contract/brand'
import { locales, localizePath, type Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { openPage, openRunningPage, riskWarnings, test } from '../support/site.ts'

const linked: readonly string[] = [
  paths.aboutUs,
  paths.howThisWorks,
  paths.whatIsForex,
  paths.glossary,
  paths.countries,
  paths.portfolios,
  paths.clubs,
  paths.bulletin,
  paths.contact,
  paths.faq,
  paths.terms,
  paths.privacy,
  paths.legal,
  paths.partners,
  paths.help,
]

/** A word or two of each sentence that the disclaimer must hold. */
const disclaimers: Record<Locale, RegExp[]> = {
  en: [
    /Brand names .*promotional/,
    /United Kingdom: .*CFD/,
    /United States: .*prediction contracts/,
    /Residents of the United States cannot register/,
    /personal data .*third-party/,
  ],
  it: [
    /marchi .*promozionale/,
    /Regno Unito: .*CFD/,
    /Stati Uniti: .*contratti su eventi/,
    /residente negli Stati Uniti non può registrarsi/,
    /dati personali .*broker terzi/,
  ],
  de: [
    /Markennamen .*Werbung/,
    /Vereinigtes Königreich: .*CFD/,
    /Vereinigte Staaten: .*Ereigniskontrakte/,
    /USA ansässig ist, kann sich nicht registrieren/,
    /personenbezogenen Daten .*externe Broker/,
  ],
}

for (const locale of locales) {
  test(`the footer links everything and carries the whole disclaimer (${locale})`, async ({ page }) => {
    await openPage(page, paths.faq, locale)
    const footer = page.getByRole('contentinfo')
    const addresses = await footer
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const path of linked) expect(addresses).toContain(localizePath(path, locale))
    expect(addresses).toContain(brand.chatChannelUrl)
    for (const { url } of brand.social) expect(addresses).toContain(url)

    await expect(footer).toContainText(riskWarnings[locale])
    for (const sentence of disclaimers[locale]) await expect(footer).toContainText(sentence)
    await expect(footer).toContainText(`© ${new Date().getFullYear()} ${brand.name}`)
    await expect(footer).toContainText('18')
  })
}

test('the footer has an advertisement of our own, powered-by and social links', async ({ page }) => {
  await openPage(page, paths.home)
  const footer = page.getByRole('contentinfo')
  const advertisement = footer.getByRole('complementary', { name: 'Advertisement' })
  await expect(advertisement.getByText('Advertisement', { exact: true })).toBeVisible()
  await expect(advertisement.getByRole('link')).toHaveAttribute('href', paths.clubs)
  await expect(footer.getByText('Powered by')).toContainText(brand.sisterProduct.name)
  await expect(footer.getByRole('link', { name: brand.sisterProduct.name })).toHaveAttribute(
    'href',
    brand.sisterProduct.url,
  )
  for (const link of await footer.locator('a[target="_blank"]').all()) {
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
  await expect(footer.getByRole('link', { name: 'Chat channel' })).toHaveAttribute('target', '_blank')
})

test('the footer switches theme and language', async ({ page }) => {
  await openRunningPage(page, paths.faq)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('button', { name: 'Dark Mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  await footer.getByRole('button', { name: 'Light Mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light')

  await expect(footer.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
  await footer.getByRole('link', { name: 'Italiano' }).click()
  await expect(page).toHaveURL('/it/faq')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await footer.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/ge/faq')
  await footer.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/faq')
})

test('the year is that of the reader, whenever the page was made', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-02-03T12:00:00Z'))
  await openRunningPage(page, paths.faq)
  await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${brand.name}`)
})
