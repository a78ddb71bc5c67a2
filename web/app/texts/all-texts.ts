import type { Locale } from '@aurivane/contract/locales'
import { de } from '@aurivane/contract/messages/de'
import { en } from '@aurivane/contract/messages/en'
import { it } from '@aurivane/contract/messages/it'
import { bulletinTexts } from '../../content/read-bulletin.ts'
import { everywhere, type Namespace } from './texts.ts'

type Bundle = Record<string, unknown>

const messages: Record<Locale, Bundle> = { en, it, de }
const modules = import.meta.glob<Bundle>(['./en/*.ts', './it/*.ts', './de/*.ts'], { eager: true })

/** Every text in every language, for the build, the server and the tests. Never part of the browser's bundle. */
export const allTexts: Record<Locale, Record<string, Bundle>> = {
  en: collect('en'),
  it: collect('it'),
  de: collect('de'),
}

function collect(locale: Locale): Record<string, Bundle> {
  const found = Object.entries(modules).filter(([path]) => path.startsWith(`./${locale}/`))
  return Object.assign(
    { messages: messages[locale] },
    bulletinTexts(locale),
    ...found.map(([, exported]) => ({ ...exported })),
  )
}

/** What a page says in one language, together with what stands on every page. */
export function textsOf(locale: Locale, namespaces: readonly Namespace[]): Record<string, Bundle> {
  const wanted = [...everywhere, ...namespaces]
  return Object.fromEntries(wanted.map((namespace) => [namespace, find(locale, namespace)]))
}

function find(locale: Locale, namespace: string): Bundle {
  const bundle = allTexts[locale][namespace]
  if (!bundle) throw new Error(`There are no texts "${namespace}" in "${locale}"`)
  return bundle
}
