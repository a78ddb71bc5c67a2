import { DEFAULT_LOCALE, type Locale } from '@aurivane/contract/locales'
import type { Namespace, Texts } from '../texts/texts.ts'

export type Bundles = { [N in Namespace]?: object }

/** The texts at hand, by language and namespace. The document brings those of its own page. */
export type TextStore = {
  /** The language the reader has chosen, or was given by the server. */
  chosen: () => Locale
  choose: (locale: Locale) => void
  has: (locale: Locale, namespace: Namespace) => boolean
  /** In the given language, or in English where that could not be fetched. */
  get: <N extends Namespace>(locale: Locale, namespace: N) => Texts[N]
  find: <N extends Namespace>(locale: Locale, namespace: N) => Texts[N] | null
  add: (locale: Locale, bundles: Bundles) => void
}

export function createTextStore(locale: Locale, bundles: Bundles): TextStore {
  let chosen = locale
  const kept = new Map<string, object>()
  const nameOf = (language: Locale, namespace: string) => `${language}/${namespace}`
  function find<N extends Namespace>(language: Locale, namespace: N): Texts[N] | null {
    const found = kept.get(nameOf(language, namespace)) ?? kept.get(nameOf(DEFAULT_LOCALE, namespace))
    return (found as Texts[N] | undefined) ?? null
  }
  const store: TextStore = {
    chosen: () => chosen,
    choose: (language) => {
      chosen = language
    },
    has: (language, namespace) => kept.has(nameOf(language, namespace)),
    find,
    get: (language, namespace) => {
      const found = find(language, namespace)
      if (!found) throw new Error(`The texts "${namespace}" are not here: add them to the page in routes.ts`)
      return found
    },
    add: (language, more) => {
      for (const [namespace, bundle] of Object.entries(more))
        if (bundle) kept.set(nameOf(language, namespace), bundle)
    },
  }
  store.add(locale, bundles)
  return store
}
