import { useTexts } from '../../../i18n/use-texts.ts'

type Props = { isClubOwner: boolean; isAdmin: boolean }

/** Whoever has a club is its owner; the two roles do not exclude each other. */
export function Roles({ isClubOwner, isAdmin }: Props) {
  const { texts } = useTexts('profile')
  const { clubOwner, admin, noRoles } = texts.account
  if (isClubOwner && isAdmin) {
    return (
      <span>
        <span className="role">{clubOwner}</span>, <span className="role">{admin}</span>
      </span>
    )
  }
  return <span className="role">{isClubOwner ? clubOwner : isAdmin ? admin : noRoles}</span>
}
