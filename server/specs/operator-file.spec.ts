import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OperatorFile, OperatorSection } from '@aurivane/contract/operator-file'
import { locales, localizePath, type Locale } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type RunningSite } from './support/running-site.ts'

/** Every key, with HTML in a value. */
const stated = JSON.parse(
  readFileSync(new URL('../../operator.example.json', import.meta.url), 'utf8'),
) as OperatorFile
const NAME = 'Example <b>Markets</b> Ltd'
const file = { ...stated, operator: { ...stated.operator, name: NAME } }

const warnings: Record<Locale, string> = {
  en: '76% of retail investor accounts lose money with this provider. Capital at risk.',
  it: 'Conti di investitori al dettaglio che perdono denaro con questo fornitore: 76%. Il capitale è a rischio.',
  de: '76\u00a0% der Kleinanlegerkonten verlieren bei diesem Anbieter Geld. Ihr Kapital ist einem Risiko ausgesetzt.',
}
const sources: Record<Locale, string> = {
  en: `Source: ${stated.figures?.losses?.source.en}. As of 31 December 2025.`,
  it: `Fonte: ${stated.figures?.losses?.source.it}. Data: 31 dicembre 2025.`,
  de: `Quelle: ${stated.figures?.losses?.source.de}. Stand: 31. Dezember 2025.`,
}
const rows: Record<Locale, string> = {
  en: '76% of accounts lose money',
  it: 'Conti in perdita: 76%',
  de: '76\u00a0% der Konten verlieren Geld',
}
const costs: Record<Locale, [value: string, hint: string]> = {
  en: ['3.5', 'Stated by the operator: 3.5%.'],
  it: ['3,5', 'Indicati dal gestore: 3,5%.'],
  de: ['3,5', 'Angabe des Betreibers: 3,5\u00a0%.'],
}
const licences: Record<Locale, string> = {
  en: 'Licence 000000, held by Example Markets Ltd.',
  it: 'Licenza 000000, intestata a Example Markets Ltd.',
  de: 'Lizenz 000000, erteilt an Example Markets Ltd.',
}
/** What is said as long as the operator has stated no figure. */
const about = /70\s?%|seven in ten|sette (investitori )?su dieci|sieben von zehn/i

let folder: string
let site: RunningSite
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aurivane-operator-'))
  const path = join(folder, 'operator.json')
  writeFileSync(path, JSON.stringify(file))
  site = await startSite({ DATA_DIR: join(folder, 'data'), OPERATOR_FILE: path })
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The text of the part that readers see, and the whole document. */
async function read(path: string, locale: Locale) {
  const html = await (await fetch(site.url + localizePath(path, locale))).text()
  const body = /<body[\s\S]*<\/body>/.exec(html)?.[0].replaceAll(/<script[\s\S]*?<\/script>/g, '') ?? ''
  return { html, body, text: body.replaceAll(/<!-- -->|<[^>]+>/g, '') }
}

const publicPaths = Object.values(paths).filter((path) => !path.startsWith('/bulletinPost'))

describe.each(locales)('With a full file of the operator, in %s,', (locale) => {
  it('no page says “about 70%”, and the risk sentence names its figure', async () => {
    for (const path of publicPaths) {
      const { html, text } = await read(path, locale)
      // The lesson counts losses of 70% among others.
      if (path !== paths.whatIsForex) expect([path, about.exec(html)?.[0]]).toEqual([path, undefined])
      expect([path, text.includes(warnings[locale])]).toEqual([path, true])
    }
  })

  it('preview pictures name no figure', async () => {
    const { html } = await read(paths.faq, locale)
    expect(html).toContain(`/og/without-figure-${locale}.jpg"`)
    const answer = await fetch(`${site.url}/og/without-figure-${locale}.jpg`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })

  it('the legal notice shows every fact as plain text', async () => {
    const { html, text } = await read(paths.legal, locale)
    expect(html).toContain('<dd>Example &lt;b&gt;Markets&lt;/b&gt; Ltd</dd>')
    expect(html).not.toContain('<b>Markets')
    const { name: _, supervisorUrl, email, ...facts } = file.operator
    for (const fact of Object.values(facts)) expect(text).toContain(fact)
    expect(html).toContain(`href="${supervisorUrl}" target="_blank" rel="noopener noreferrer"`)
    expect(html).toContain(`href="mailto:${email}"`)
    expect(text).not.toMatch(/Not given yet|[Nn]on ancora indicato|Noch nicht angegeben/)
    expect(text).not.toMatch(/not been named yet|non è ancora stato indicato|noch nicht benannt/)
  })

  it('terms, privacy policy and About us name it', async () => {
    for (const path of [paths.terms, paths.privacy, paths.aboutUs]) {
      const { body } = await read(path, locale)
      expect([path, body.includes('Example &lt;b&gt;Markets&lt;/b&gt; Ltd')]).toEqual([path, true])
      expect(body).toContain(`href="${localizePath(paths.legal, locale)}"`)
    }
  })

  it('the figures have their source and date', async () => {
    const { text } = await read(paths.howThisWorks, locale)
    expect(text).toContain(rows[locale])
    expect(text).toContain(sources[locale])
    expect(text).toContain(stated.figures?.weekly?.source?.[locale])
    expect(text).toContain(stated.figures?.monthly?.source?.[locale])
  })

  it('the calculator begins with its costs', async () => {
    const { html, text } = await read(paths.howThisWorks, locale)
    const [value, hint] = costs[locale]
    expect(html).toMatch(new RegExp(`name="cost"[^>]*value="${value}"|value="${value}"[^>]*name="cost"`))
    expect(text).toContain(hint)
  })

  it('its licence is beside its country', async () => {
    const { text } = await read(`${paths.countries}?select=Europe`, locale)
    expect(text.split(licences[locale])).toHaveLength(2)
  })

  it('its sections take the place of the default texts, also in the FAQ', async () => {
    const howThisWorks = await read(paths.howThisWorks, locale)
    const aboutUs = await read(paths.aboutUs, locale)
    const faq = await read(paths.faq, locale)
    for (const [section, texts] of Object.entries(stated.sections ?? {})) {
      const page = (section as OperatorSection) === 'earnings' ? aboutUs : howThisWorks
      for (const paragraph of texts[locale]) {
        expect(page.text).toContain(paragraph)
        expect(faq.text).toContain(paragraph)
      }
    }
    expect(faq.text).not.toMatch(/has not stated|non ha indicato|hat nicht angegeben/)
  })
})
