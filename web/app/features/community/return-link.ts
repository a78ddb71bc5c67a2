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

export function readReturn(): ReturnLink | null {
  try {
    const stored = JSON.parse(
      readStored('sessionStorage', RETURN_KEY) ?? 'null',
    ) as Partial<ReturnLink> | null
    const { path, title } = stored ?? {}
    return path && /^\/clubs\/\d+$/.test(path) && title ? { path, title } : null
  } catch {
    return null
  }
}

export function forgetReturn() {
  sessionStorage.removeItem(RETURN_KEY)
}
