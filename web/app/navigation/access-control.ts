import { localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '../i18n/language.tsx'
import { useSession } from '../session/use-session.ts'
import type { PageHandle } from './page-handle.ts'

type Props = { access: PageHandle['access'] }

/**
 * Redirects when a session begins or ends while a page is open: visitors from gated pages, members from login and register.
 * A separate component, so that a change of the session does not render the whole page again.
 */
export function AccessControl({ access }: Props) {
  const { userInfo, isLoggedIn, isAuthSessionLoading } = useSession()
  const locale = useLocale()
  const navigate = useNavigate()
  const mustLogIn = access === 'gated' && !isAuthSessionLoading && !isLoggedIn
  const mustLeave = access === 'guest' && userInfo !== null
  useEffect(() => {
    if (mustLogIn) void navigate(localizePath(paths.login, locale), { replace: true })
    if (mustLeave) void navigate(localizePath(paths.home, locale), { replace: true })
  }, [mustLogIn, mustLeave, locale, navigate])
  return null
}
