import type { SessionUser } from '../../session/session-store.ts'
import { useSession } from '../../session/use-session.ts'

/** Only id and first name are guaranteed: the settings work without the rest. */
const unsaid = {
  lastName: '',
  email: '',
  country: '',
  description: '',
  admin: false,
  confirmedEmail: false,
  maxClubs: 0,
  twoFactorAuth: false,
  clubs: [],
} satisfies Partial<SessionUser>

/** The session's user, as far as it is known. */
export function useOwnUser(): SessionUser | null {
  const { userInfo } = useSession()
  return userInfo && { ...unsaid, ...userInfo }
}
