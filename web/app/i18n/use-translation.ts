import { useTranslation as useI18nextTranslation } from 'react-i18next'
import type { Namespace } from '../texts/texts.ts'
import { useLocale } from './language.tsx'

/** `t` of one namespace in the language of the page. The route has loaded the namespace before the page is rendered. */
export function useTranslation<N extends Namespace>(namespace: N) {
  return useI18nextTranslation(namespace, { lng: useLocale() })
}
