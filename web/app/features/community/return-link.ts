import { readStored } from '../../boot/read-stored.ts'

/** Where a visitor came from to log in; the home page offers it once. */
export type ReturnLink = { path: string; title: string }

const KEY = 'continue'

export function rememberReturn(link: ReturnLink) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(link))
  } catch {
    // Without storage there is no way back, and the login works as well.
  }
}

export function readReturn(): ReturnLink | null {
  try {
    const stored = JSON.parse(readStored('sessionStorage', KEY) ?? 'null') as Partial<ReturnLink> | null
    const { path, title } = stored ?? {}
    return path && /^\/clubs\/\d+$/.test(path) && title ? { path, title } : null
  } catch {
    return null
  }
}

export function forgetReturn() {
  sessionStorage.removeItem(KEY)
}

export function hasReturn(): boolean {
  return readStored('sessionStorage', KEY) !== null
}
