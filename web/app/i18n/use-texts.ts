import { useMemo } from 'react'
import type { Namespace, Texts } from '../texts/texts.ts'
import { fillText, type Values } from './fill-text.ts'
import { useLanguage } from './language.tsx'

type WithoutPlural<Key extends string> = Key extends `${infer Name}_${'one' | 'many' | 'other'}` ? Name : Key

/** Every text's place, for example `search.matches`; both plural forms are one place. */
type TextKey<T> = {
  [Key in keyof T & string]: T[Key] extends string
    ? WithoutPlural<Key>
    : T[Key] extends readonly unknown[]
      ? never
      : `${Key}.${TextKey<T[Key]>}`
}[keyof T & string]

/**
 * `texts` is the whole typed object of the namespace in the reader's language; `t` is for what needs values or
 * plurals. The route has fetched the namespace before the page is drawn.
 */
export function useTexts<N extends Namespace>(namespace: N) {
  const { store, locale } = useLanguage()
  return useMemo(() => {
    const texts = store.get(locale, namespace)
    const t = (key: TextKey<Texts[N]>, values?: Values) => fillText(texts, key, locale, values)
    return { texts, t }
  }, [store, locale, namespace])
}
