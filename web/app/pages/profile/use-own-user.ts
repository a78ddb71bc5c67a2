import type { SessionUser } from '../../session/session-store.ts'
import { useSession } from '../../session/use-session.ts'

/** Section 3 promises a user's id and first name: the settings stand without the rest. */
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

/** Whose settings these are, as far as is known by now. */
export function useOwnUser(): SessionUser | null {
  const { userInfo } = useSession()
  return userInfo && { ...unsaid, ...userInfo }
}
