import { useTexts } from '../../../i18n/use-texts.ts'
import type { SessionUser } from '../../../session/session-store.ts'

/** Whoever has a club is its owner; the two roles do not exclude each other. */
export function useRoles(user: Pick<SessionUser, 'admin' | 'clubs'>): string {
  const { texts } = useTexts('profile')
  const roles = [
    ...(user.clubs.length > 0 ? [texts.account.clubOwner] : []),
    ...(user.admin ? [texts.account.admin] : []),
  ]
  return roles.join(', ') || texts.account.noRoles
}
