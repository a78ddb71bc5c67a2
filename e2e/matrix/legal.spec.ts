import { expect } from '@playwright/test'
import { brand } from '@aurivane/contract/brand'
import { locales, localizePath, type Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { openInApp, openPage, test } from '../support/site.ts'

const words: Record<Locale, { heading: string; warning: string; notGiven: string; facts: string[] }> = {
  en: {
    heading: 'Legal notice',
    warning:
      'The operator has not been named yet. This installation is a demonstration. Do not send money to anyone because of this site.',
    notGiven: 'Not given yet',
    facts: [
      'Operator',
      'Address',
      'Represented by',
      'Register and number',
      'VAT number',
      'Supervisory authority',
      'Email',
      'Telephone',
    ],
  },
  it: {
    heading: 'Note legali',
    warning:
      'Il gestore non è ancora stato indicato. Questo è un sito dimostrativo. Non invii denaro a nessuno sulla base di ciò che legge qui.',
    notGiven: 'Non ancora indicato',
    facts: [
      'Gestore',
      'Indirizzo',
      'Rappresentante',
      'Registro e numero',
      'Partita IVA',
      'Autorità di vigilanza',
      'Email',
      'Telefono',
    ],
  },
  de: {
    heading: 'Impressum',
    warning:
      'Der Betreiber ist noch nicht benannt. Diese Installation dient der Vorführung. Überweisen Sie aufgrund dieser Website niemandem Geld.',
    notGiven: 'Noch nicht angegeben',
    facts: [
      'Betreiber',
      'Anschrift',
      'Vertreten durch',
      'Register und Nummer',
      'Umsatzsteuer-ID',
      'Aufsichtsbehörde',
      'E-Mail',
      'Telefon',
    ],
  },
}

for (const locale of locales) {
  test(`the legal notice says which facts are missing, first of all the name (${locale})`, async ({
    page,
  }) => {
    const said = words[locale]
    await openPage(page, paths.legal, locale)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(said.heading)
    await expect(main.getByRole('term')).toHaveText(said.facts)
    expect((await main.innerText()).replaceAll(/\s+/g, ' ')).toMatch(`${said.heading} ${said.warning}`)
    await expect(main.getByRole('definition').filter({ hasText: said.notGiven })).toHaveCount(7)
    await expect(main.getByRole('link', { name: brand.supportEmail })).toHaveAttribute(
      'href',
      `mailto:${brand.supportEmail}`,
    )
  })
}

test('the footer leads to the legal notice', async ({ page }) => {
  await openInApp(page, paths.legal, 'de')
  await expect(page).toHaveURL(localizePath(paths.legal, 'de'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum')
})
