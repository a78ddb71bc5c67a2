import { localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '../i18n/language.tsx'

/** Leaves for the home page some time after it is done. */
export function useRedirectHome(delayMs: number, isDone: boolean) {
  const locale = useLocale()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => void navigate(localizePath(paths.home, locale)), delayMs)
    return () => clearTimeout(timer)
  }, [isDone, delayMs, locale, navigate])
}
