import { clubPath, paths } from '@aurivane/contract/paths'
import type { ReactNode } from 'react'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { rememberReturn } from '../../features/community/return-link.ts'
import { useIsHydrated } from '../../navigation/use-is-hydrated.ts'
import { classNames } from '../../components/class-names.ts'

type Props = { club: { id: number; title: string }; className: string; children: ReactNode }

/** Leads to the login; the home page then offers the way back to the club. Hidden until it is known who reads the page. */
export function LoginLink({ club, className, children }: Props) {
  const isHydrated = useIsHydrated()
  return (
    <LocalizedLink
      className={classNames(className, !isHydrated && 'until-known')}
      to={paths.login}
      onClick={() => rememberReturn({ path: clubPath(club.id), title: club.title })}
    >
      {children}
    </LocalizedLink>
  )
}
