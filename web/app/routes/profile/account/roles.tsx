import { useTranslation } from '../../../i18n/use-translation.ts'

type Props = { isClubOwner: boolean; isAdmin: boolean }

/** A user with a club is a club owner; the two roles do not exclude each other. */
export function Roles({ isClubOwner, isAdmin }: Props) {
  const { t } = useTranslation('profile')
  const { clubOwner, admin, noRoles } = t('account', { returnObjects: true })
  if (isClubOwner && isAdmin) {
    return (
      <span>
        <span className="role">{clubOwner}</span>, <span className="role">{admin}</span>
      </span>
    )
  }
  return <span className="role">{isClubOwner ? clubOwner : isAdmin ? admin : noRoles}</span>
}
