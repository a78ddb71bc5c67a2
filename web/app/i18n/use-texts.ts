import { DEFAULT_LOCALE } from '@aurivane/contract/locales'
import { useMemo } from 'react'
import type { Namespace, Texts } from '../texts/texts.ts'
import { useLanguage } from './language.tsx'

export type Values = Record<string, string | number>

/**
 * `texts` is the whole typed object of the namespace in the reader's language; `t` is for what needs values or
 * plurals. The route has loaded the namespace before the page is drawn.
 */
export function useTexts<N extends Namespace>(namespace: N) {
  const { i18n, locale } = useLanguage()
  return useMemo(() => {
    const bundle: unknown =
      i18n.getResourceBundle(locale, namespace) ?? i18n.getResourceBundle(DEFAULT_LOCALE, namespace)
    if (!bundle) throw new Error(`The texts "${namespace}" are not loaded: add them to the page in routes.ts`)
    const say = i18n.getFixedT(locale, namespace)
    return { texts: bundle as Texts[N], t: (key: string, values?: Values) => String(say(key, values ?? {})) }
  }, [i18n, locale, namespace])
}
