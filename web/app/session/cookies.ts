/** Cookies that scripts may read; all of ours hold plain words, digits and tokens. The http-only one is the server's. */
export function readCookie(cookies: string, name: string): string | null {
  for (const cookie of cookies.split('; ')) {
    if (cookie.startsWith(`${name}=`)) return cookie.slice(name.length + 1) || null
  }
  return null
}

/** Without `maxAgeSeconds` it lasts as long as the browser session. */
type Options = { sameSite: 'Strict' | 'Lax'; maxAgeSeconds?: number }

export function writeCookie(name: string, value: string, { sameSite, maxAgeSeconds }: Options) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`
  document.cookie = `${name}=${value}; Path=/; SameSite=${sameSite}${age}${secure}`
}

export function removeCookie(name: string) {
  writeCookie(name, '', { sameSite: 'Strict', maxAgeSeconds: 0 })
}
