import { expect } from '@playwright/test'
import { locales, type Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { openPage, openRunningPage, riskWarnings, test } from '../support/site.ts'

const words: Record<Locale, { heading: string; caption: string; rows: string[]; compounded: string }> = {
  en: {
    heading: 'What the figures mean',
    caption: 'The figures on this site',
    rows: ['1% a week', '5% a month on average', 'About 70% lose money'],
    compounded:
      'Compounded, 1% a week would be 4.41% a month and 67.77% a year. 5% a month would be 79.59% a year.',
  },
  it: {
    heading: 'Che cosa significano le cifre',
    caption: 'Le cifre di questo sito',
    rows: ['1% a settimana', '5% al mese in media', 'Circa il 70% perde denaro'],
    compounded:
      'Con la capitalizzazione composta, l’1% a settimana sarebbe il 4,41% al mese e il 67,77% all’anno. Il 5% al mese sarebbe il 79,59% all’anno.',
  },
  de: {
    heading: 'Was die Zahlen bedeuten',
    caption: 'Die Zahlen auf dieser Website',
    rows: ['1 % pro Woche', '5 % pro Monat im Durchschnitt', 'Rund 70 % verlieren Geld'],
    compounded:
      'Mit Zinseszins wären 1 % pro Woche 4,41 % pro Monat und 67,77 % pro Jahr. 5 % pro Monat wären 79,59 % pro Jahr.',
  },
}

for (const locale of locales) {
  test(`every figure is explained with its kind, and the risk in the same block (${locale})`, async ({
    page,
  }) => {
    const said = words[locale]
    await openPage(page, `${paths.howThisWorks}#figures`, locale)
    const section = page.getByRole('region', { name: said.heading })
    await expect(section).toBeInViewport()
    const table = section.getByRole('table', { name: said.caption })
    await expect(table.getByRole('rowheader')).toHaveText(said.rows)
    await expect(table.getByRole('columnheader')).toHaveCount(7)
    await expect(section).toContainText(said.compounded)
    await expect(section).toContainText(riskWarnings[locale])
    await expect(section.locator(`a[href$="#figures"]`)).toHaveCount(0)
  })
}

test('a claim leads to what its figure means', async ({ page }) => {
  await openRunningPage(page, `${paths.faq}#categoryrow2`)
  await page.getByRole('main').getByRole('link', { name: 'What this figure means' }).click()
  await expect(page).toHaveURL(`${paths.howThisWorks}#figures`)
  await expect(page.getByRole('region', { name: 'What the figures mean' })).toBeInViewport()
})
