import { paths } from '@aurivane/contract/paths'
import { LocalizedLink } from '../../i18n/localized-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useSession } from '../../session/use-session.ts'
import { Button, buttonClass } from '../../components/button.tsx'
import { classNames } from '../../components/class-names.ts'
import { LinkButton } from '../../components/link-button.tsx'
import { leaveOverlay } from '../leave-overlay.ts'
import { InboxLink } from '../inbox-link.tsx'
import { accountLinks } from '../navigation.ts'
import { UserMenu } from '../user-menu.tsx'

/** Login for visitors, the user menu for members. */
export function AccountSlot() {
  const { t } = useTranslation('frame')
  const { userInfo, isAuthSessionLoading, logOut } = useSession()
  if (userInfo) return <UserMenu {...userInfo} onLogout={logOut} />
  return (
    <LocalizedLink
      className={classNames(
        buttonClass({ size: 'small' }),
        'in-header',
        isAuthSessionLoading && 'until-known',
      )}
      to={paths.login}
    >
      {t('nav.login')}
    </LocalizedLink>
  )
}

/** The same at the end of the mobile menu, with Register beside Login. */
export function MobileAccount({ isShown }: { isShown: boolean }) {
  const { t } = useTranslation('frame')
  const { userInfo, logOut } = useSession()
  if (!userInfo) {
    return (
      <div className="acts">
        <LinkButton as={LocalizedLink} to={paths.login}>
          {t('nav.login')}
        </LinkButton>
        <LinkButton as={LocalizedLink} to={paths.register} variant="second">
          {t('nav.register')}
        </LinkButton>
      </div>
    )
  }
  return (
    <div className="acts">
      {accountLinks.map((entry) => (
        <LinkButton key={entry.name} as={LocalizedLink} to={entry.to} variant="second">
          {t(`nav.${entry.name}`)}
        </LinkButton>
      ))}
      <InboxLink isShown={isShown} className={buttonClass({ variant: 'second' })} />
      <Button
        variant="second"
        onClick={(event) => {
          leaveOverlay(event.currentTarget)
          logOut()
        }}
      >
        {t('header.logout')}
      </Button>
    </div>
  )
}
