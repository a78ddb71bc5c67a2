import { useTexts } from '../../../i18n/use-texts.ts'

type Props = { isClubOwner: boolean; isAdmin: boolean }

/** Whoever has a club is its owner; the two roles do not exclude each other. */
export function Roles({ isClubOwner, isAdmin }: Props) {
  const { texts } = useTexts('profile')
  const { clubOwner, admin, noRoles } = texts.account
  return [...(isClubOwner ? [clubOwner] : []), ...(isAdmin ? [admin] : [])].join(', ') || noRoles
}
