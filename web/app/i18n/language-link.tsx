import { DEFAULT_LOCALE, LANGUAGE_QUERY, localizePath, type Locale } from '@aurivane/contract/locales'
import type { ComponentProps, MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useOnceHydrated } from '../navigation/use-once-hydrated.ts'
import { rememberLocale } from './detect-locale.ts'
import { useI18n, useLocale } from './language.tsx'
import { pathWithoutLanguage } from './path-language.ts'

type Props = Omit<ComponentProps<'a'>, 'href' | 'hrefLang' | 'lang'> & { locale: Locale }

/** The current page in another language: a plain link until the app runs, then a switch that keeps what was typed. */
export function LanguageLink({ locale, onClick, children, ...rest }: Props) {
  const i18n = useI18n()
  const shown = useLocale()
  const address = useLocation()
  const navigate = useNavigate()
  const path = localizePath(pathWithoutLanguage(address.pathname), locale)
  const place = useOnceHydrated(
    () => placeIn(address),
    () => '',
  )

  function switchLanguage(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return
    event.preventDefault()
    rememberLocale(locale)
    void i18n.changeLanguage(locale)
    // What was typed a moment ago is in the browser's address before the link is rendered with it.
    void navigate(path + placeIn(location), { preventScrollReset: true, replace: locale === shown })
  }

  // English has no prefix, so only the query can override cookie and browser language on the server.
  const asking = locale === DEFAULT_LOCALE && place === '' ? `?${LANGUAGE_QUERY}=${DEFAULT_LOCALE}` : ''
  return (
    <a
      {...rest}
      href={path + place + asking}
      hrefLang={locale}
      lang={locale}
      aria-current={locale === shown ? 'true' : undefined}
      onClick={switchLanguage}
    >
      {children}
    </a>
  )
}

function hasModifier(event: MouseEvent) {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}

/** Query and fragment, without the query that asks for a language. */
function placeIn({ search, hash }: { search: string; hash: string }) {
  const query = new URLSearchParams(search)
  query.delete(LANGUAGE_QUERY)
  return (query.size > 0 ? `?${query.toString()}` : '') + hash
}
