import { readFile, readdir } from 'node:fs/promises'
import { locales, type Locale } from '@aurivane/contract/locales'
import { bulletinPostPath, paths } from '@aurivane/contract/paths'
import type { HeroName } from '../web/app/features/drawings/hero-pictures.ts'
import { ogFileOf, ogFileWithoutFigure } from '../web/app/head/og-file.ts'

export type OgImage = {
  file: string
  locale: Locale
  title: string
  subtitle: string
  /** Stands on every image: a shared link is a claim like any other. */
  warning: string
  /** Ten strokes beside the warning, if it names the share of losing investors. */
  hasTally: boolean
  picture: HeroName
}

type PageName = keyof typeof paths

/** Only for members, reached by a link in a mail, or with an address for each post. */
const notShared: readonly PageName[] = [
  'portfolios',
  'bulletinPost',
  'recovery',
  'newPassword',
  'confirmEmail',
  'profile',
  'inbox',
]

const DEFAULT_PICTURE = 'seas'
const pictures: Partial<Record<PageName, HeroName>> = {
  home: 'globe',
  aboutUs: 'ridge',
  howThisWorks: 'strata',
  whatIsForex: 'centres',
  countries: 'globe',
  clubs: 'centres',
  bulletin: 'ridge',
  faq: 'strata',
  partners: 'ridge',
  terms: 'strata',
  privacy: 'strata',
  login: 'centres',
  register: 'ridge',
}

type Meta = { title: string; description: string }

export async function listOgImages(): Promise<OgImage[]> {
  const lists = await Promise.all(
    locales.map(async (locale) => [
      ...(await ofPages(locale)),
      ...(await ofPosts(locale)),
      await withoutFigure(locale),
    ]),
  )
  return lists.flat()
}

function ofPages(locale: Locale): Promise<OgImage[]> {
  const names = Object.keys(paths) as PageName[]
  return Promise.all(
    names
      .filter((name) => !notShared.includes(name))
      .map(async (name) => {
        const { title, description } = await readMeta(locale, textsFileOf(name))
        return {
          file: ogFileOf(paths[name], locale),
          locale,
          title,
          subtitle: description,
          warning: (await readWarning(locale)).about,
          hasTally: true,
          picture: pictures[name] ?? DEFAULT_PICTURE,
        }
      }),
  )
}

/** `howThisWorks` has its texts in `how-this-works.ts`. */
function textsFileOf(name: PageName): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

async function ofPosts(locale: Locale): Promise<OgImage[]> {
  const folder = new URL('../web/content/bulletin/', import.meta.url)
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
        warning: (await readWarning(locale)).about,
        hasTally: true,
        picture: 'centres',
      }
    }),
  )
}

/** A text file has one export, named after its page; the page's title and description stand in its `meta`. */
async function readMeta(locale: Locale, file: string): Promise<Meta> {
  const exported = (await import(`../web/app/texts/${locale}/${file}.ts`)) as Record<string, { meta?: Meta }>
  const meta = Object.values(exported).find((texts) => texts.meta)?.meta
  if (!meta) throw new Error(`texts/${locale}/${file}.ts has no meta`)
  return meta
}

async function withoutFigure(locale: Locale): Promise<OgImage> {
  const { title, description } = await readMeta(locale, 'home')
  const { about, losses } = await readWarning(locale)
  return {
    file: ogFileWithoutFigure(locale),
    locale,
    title,
    subtitle: description,
    warning: about.replace(losses, '').trim(),
    hasTally: false,
    picture: 'globe',
  }
}

async function readWarning(locale: Locale): Promise<{ about: string; losses: string }> {
  const exported = (await import(`../web/app/texts/${locale}/translation.ts`)) as {
    translation: { riskSentences: { about: string; losses: string } }
  }
  return exported.translation.riskSentences
}
