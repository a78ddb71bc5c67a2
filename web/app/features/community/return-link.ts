import { readStored } from '../../boot/read-stored.ts'
import { RETURN_KEY } from './begun-before-login.ts'

/** Where a visitor came from to log in; the home page offers it once. */
export type ReturnLink = { path: string; title: string }

export function rememberReturn(link: ReturnLink) {
  try {
    sessionStorage.setItem(RETURN_KEY, JSON.stringify(link))
  } catch {
    // Without storage there is no way back, and the login works as well.
  }
}

/** Takes it out of the storage: it is offered once. */
export function takeReturn(): ReturnLink | null {
  const stored = readStored('sessionStorage', RETURN_KEY)
  if (stored === null) return null
  sessionStorage.removeItem(RETURN_KEY)
  try {
    const { path, title } = JSON.parse(stored) as Partial<ReturnLink>
    return path && /^\/clubs\/\d+$/.test(path) && title ? { path, title } : null
  } catch {
    return null
  }
}
