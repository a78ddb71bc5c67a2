import { useMemo } from 'react'
import type { Namespace } from '../texts/texts.ts'
import { useI18n, useLocale } from './language.tsx'

/** i18next's `t` for one namespace, in the language of the page. The route has loaded the namespace before the page is rendered. */
export function useTranslation<N extends Namespace>(namespace: N) {
  const i18n = useI18n()
  const locale = useLocale()
  return useMemo(() => ({ t: i18n.getFixedT(locale, namespace) }), [i18n, locale, namespace])
}
