import { localizePath } from '@aurivane/contract/locales'
import { paths } from '@aurivane/contract/paths'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '../i18n/language.tsx'
import type { Page } from '../routes.ts'
import { useSession } from '../session/use-session.ts'

type Props = { access: Page['access'] }

/**
 * When a session begins or ends while a page is open: strangers leave gated pages, members leave login and register.
 * A component of its own, so that a change of the session does not draw the whole page again.
 */
export function Doors({ access }: Props) {
  const { userInfo, isLoggedIn, isAuthSessionLoading } = useSession()
  const locale = useLocale()
  const navigate = useNavigate()
  const isTurnedAway = access === 'gated' && !isAuthSessionLoading && !isLoggedIn
  const isAtHome = access === 'guest' && userInfo !== null
  useEffect(() => {
    if (isTurnedAway) void navigate(localizePath(paths.login, locale), { replace: true })
    if (isAtHome) void navigate(localizePath(paths.home, locale), { replace: true })
  }, [isTurnedAway, isAtHome, locale, navigate])
  return null
}
