import { localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '../i18n/language.tsx'

/** Redirects to the home page with a delay, once `isDone` is true. */
export function useRedirectHome(delayMs: number, isDone: boolean) {
  const locale = useLocale()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => void navigate(localizePath(paths.home, locale)), delayMs)
    return () => clearTimeout(timer)
  }, [isDone, delayMs, locale, navigate])
}
