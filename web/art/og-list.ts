import { readFile, readdir } from 'node:fs/promises'
import { locales, type Locale } from '@aurivane/contract/locales'
import { bulletinPostPath, paths } from '@aurivane/contract/paths'
import type { HeroName } from '../app/product/drawings/hero-pictures.ts'
import { ogFileOf } from '../app/head/og-file.ts'

export type OgImage = {
  file: string
  locale: Locale
  title: string
  subtitle: string
  /** Stands on every image: a shared link is a claim like any other. */
  warning: string
  picture: HeroName
}

/** Pages that may be shared, with the file of their texts and the picture that fits them. */
const pages: { path: string; texts: string; picture: HeroName }[] = [
  { path: paths.home, texts: 'home', picture: 'globe' },
  { path: paths.aboutUs, texts: 'about-us', picture: 'ridge' },
  { path: paths.howThisWorks, texts: 'how-this-works', picture: 'strata' },
  { path: paths.whatIsForex, texts: 'what-is-forex', picture: 'centres' },
  { path: paths.countries, texts: 'countries', picture: 'globe' },
  { path: paths.clubs, texts: 'clubs', picture: 'centres' },
  { path: paths.bulletin, texts: 'bulletin', picture: 'ridge' },
  { path: paths.faq, texts: 'faq', picture: 'strata' },
  { path: paths.contact, texts: 'contact', picture: 'seas' },
  { path: paths.help, texts: 'help', picture: 'seas' },
  { path: paths.partners, texts: 'partners', picture: 'ridge' },
  { path: paths.terms, texts: 'terms', picture: 'strata' },
  { path: paths.privacy, texts: 'privacy', picture: 'strata' },
  { path: paths.accessibility, texts: 'accessibility', picture: 'seas' },
  { path: paths.login, texts: 'login', picture: 'centres' },
  { path: paths.register, texts: 'register', picture: 'ridge' },
]

type Meta = { title: string; description: string }

export async function listOgImages(): Promise<OgImage[]> {
  const lists = await Promise.all(
    locales.map(async (locale) => [...(await ofPages(locale)), ...(await ofPosts(locale))]),
  )
  return lists.flat()
}

function ofPages(locale: Locale): Promise<OgImage[]> {
  return Promise.all(
    pages.map(async ({ path, texts, picture }) => {
      const { title, description } = await readMeta(locale, texts)
      const warning = await readWarning(locale)
      return { file: ogFileOf(path, locale), locale, title, subtitle: description, warning, picture }
    }),
  )
}

async function ofPosts(locale: Locale): Promise<OgImage[]> {
  const folder = new URL('../content/bulletin/', import.meta.url)
  const entries = await readdir(folder, { withFileTypes: true })
  const slugs = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return Promise.all(
    slugs.map(async (slug): Promise<OgImage> => {
      const text = await readFile(new URL(`${slug}/${locale}.md`, folder), 'utf8')
      const field = (name: string) => new RegExp(`^${name}:\\s*(.+?)\\s*$`, 'm').exec(text)?.[1] ?? ''
      return {
        file: ogFileOf(bulletinPostPath(slug), locale),
        locale,
        title: field('title'),
        subtitle: field('date'),
        warning: await readWarning(locale),
        picture: 'centres',
      }
    }),
  )
}

/** A text file has one export, named after its page; the page's title and description stand in its `meta`. */
async function readMeta(locale: Locale, file: string): Promise<Meta> {
  const exported = (await import(`../app/texts/${locale}/${file}.ts`)) as Record<string, { meta?: Meta }>
  const meta = Object.values(exported).find((texts) => texts.meta)?.meta
  if (!meta) throw new Error(`texts/${locale}/${file}.ts has no meta`)
  return meta
}

async function readWarning(locale: Locale): Promise<string> {
  const exported = (await import(`../app/texts/${locale}/translation.ts`)) as {
    translation: { riskWarning: string }
  }
  return exported.translation.riskWarning
}
