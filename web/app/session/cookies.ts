/** Cookies that scripts may read. The http-only session key is the server's business. */
export function readCookie(cookies: string, name: string): string | null {
  for (const part of cookies.split(';')) {
    const separator = part.indexOf('=')
    if (separator < 0 || part.slice(0, separator).trim() !== name) continue
    const value = part.slice(separator + 1).trim()
    try {
      return decodeURIComponent(value) || null
    } catch {
      return value || null
    }
  }
  return null
}

type Options = { sameSite: 'Strict' | 'Lax'; maxAgeSeconds?: number }

export function writeCookie(name: string, value: string, { sameSite, maxAgeSeconds }: Options) {
  document.cookie = [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `SameSite=${sameSite}`,
    ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${maxAgeSeconds}`]),
    ...(location.protocol === 'https:' ? ['Secure'] : []),
  ].join('; ')
}

export function removeCookie(name: string) {
  writeCookie(name, '', { sameSite: 'Strict', maxAgeSeconds: 0 })
}
