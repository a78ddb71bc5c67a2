import { brand } from '@aurivane/contract/brand'
import { paths } from '@aurivane/contract/paths'
import type { SearchEntry, SearchGroup } from '../../app/search/search-index.ts'
import type { Texts } from '../../app/texts/texts.ts'
import { collectSentences, joinSentences } from './collect-sentences.ts'

/** A section's heading has one of these two keys. */
type Section = ({ heading: string } | { title: string }) & { [more: string]: unknown }
type Page = { path: string; name: string; lede?: unknown; sections?: Record<string, Section> }

/**
 * The public pages with the ids of their sections. Pages for members and pages behind mail links are excluded; the build
 * fails on an id that its page does not have.
 */
export function listSections(texts: Texts): SearchGroup[] {
  const { page } = texts.help.search
  return [...readingPages(texts), glossaryPage(texts), ...legalPages(texts), ...shortPages(texts)].map(
    ({ path, name, lede = [], sections = {} }) => ({
      path,
      label: Object.keys(sections).length > 0 ? name : page,
      entries: [['', name, say(lede)], ...Object.entries(sections).map(toEntry)],
    }),
  )
}

function readingPages({ home, aboutUs, howThisWorks, figures, outlook, money, whatIsForex }: Texts): Page[] {
  const { description, takeaways, cards, disclaimer } = aboutUs
  const { hints, steps, strategies, passiveIncome } = howThisWorks
  return [
    { path: paths.home, name: brand.name, lede: home.hero.lede, sections: { leaders: home.leaders } },
    {
      path: paths.aboutUs,
      name: aboutUs.heading,
      lede: aboutUs.lede,
      sections: {
        description,
        takeaways,
        parts: cards,
        operator: headingOf(money.operator),
        earnings: headingOf(money.earnings),
        disclaimer,
      },
    },
    {
      path: paths.howThisWorks,
      name: howThisWorks.heading,
      lede: howThisWorks.lede,
      sections: {
        parts: hints,
        steps,
        strategies,
        'passive-income': passiveIncome,
        figures: { heading: figures.heading, text: [figures.nature, figures.why.heading] },
        calculator: { heading: outlook.heading, text: outlook.assumptions },
        costs: headingOf(money.costs),
        custody: headingOf(money.custody),
        withdrawal: headingOf(money.withdrawal),
        complaints: headingOf(money.complaints),
        scams: {
          heading: money.scams.heading,
          text: [money.scams.lede, money.scams.signs, money.scams.steps],
        },
      },
    },
    {
      path: paths.whatIsForex,
      name: whatIsForex.heading,
      lede: whatIsForex.lede,
      sections: lessonsOf(whatIsForex),
    },
  ]
}

/** The operator may have replaced the text. */
function headingOf({ heading }: { heading: string }): Section {
  return { heading }
}

function lessonsOf(texts: Texts['whatIsForex']): Record<string, Section> {
  const names = Object.keys(texts.contents) as (keyof typeof texts.contents)[]
  return { takeaways: texts.takeaways, ...Object.fromEntries(names.map((name) => [name, texts[name]])) }
}

function glossaryPage({ glossary }: Texts): Page {
  const entries = Object.entries(glossary.entries).map(([id, { name, text }]) => [
    id,
    { heading: name, text },
  ])
  return {
    path: paths.glossary,
    name: glossary.heading,
    lede: glossary.lede,
    sections: Object.fromEntries(entries) as Record<string, Section>,
  }
}

function legalPages({ terms, privacy, legal, accessibility }: Texts): Page[] {
  return [
    { path: paths.terms, name: terms.heading, lede: terms.intro, sections: terms.sections },
    { path: paths.privacy, name: privacy.heading, lede: privacy.intro, sections: privacy.sections },
    { path: paths.legal, name: legal.heading, lede: Object.values(legal.facts) },
    {
      path: paths.accessibility,
      name: accessibility.heading,
      lede: accessibility.intro,
      sections: accessibility.sections,
    },
  ]
}

function shortPages({ countries, clubs, bulletin, contact, partners, faq, help }: Texts): Page[] {
  return [
    { path: paths.countries, name: countries.heading, lede: [countries.lede, countries.map.unitedStates] },
    { path: paths.clubs, name: clubs.heading, lede: [clubs.lede, clubs.tips] },
    { path: paths.bulletin, name: bulletin.heading, lede: bulletin.legend },
    {
      path: paths.contact,
      name: contact.heading,
      lede: [contact.lede, contact.data],
      sections: { 'by-mail': { heading: contact.byMail.heading, text: contact.byMail.text } },
    },
    { path: paths.partners, name: partners.heading, lede: [partners.lede, partners.text] },
    { path: paths.faq, name: faq.heading, lede: faq.lede },
    { path: paths.help, name: help.heading, lede: [help.lede, help.ask.contact.text, help.ask.chat] },
  ]
}

function toEntry([id, section]: [string, Section]): SearchEntry {
  const { heading, title, ...rest } = section as Partial<Record<'heading' | 'title', string>>
  return [id, heading ?? title ?? '', say(rest)]
}

function say(texts: unknown): string {
  return joinSentences(collectSentences(texts))
}
