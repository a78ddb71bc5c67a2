/** Cookies that scripts may read. Their values need no decoding: words, digits and tokens. */
export function readCookie(cookies: string, name: string): string | null {
  for (const cookie of cookies.split('; ')) {
    if (cookie.startsWith(`${name}=`)) return cookie.slice(name.length + 1) || null
  }
  return null
}

type Attributes = `SameSite=${'Strict' | 'Lax'}` | `SameSite=${'Strict' | 'Lax'}; Max-Age=${number}`

/** Attributes are plain text to keep this function small, since it is inlined in every page. Without `Max-Age` it is a session cookie. */
export function writeCookie(name: string, value: string, attributes: Attributes) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; ${attributes}${secure}`
}

export function removeCookie(name: string) {
  writeCookie(name, '', 'SameSite=Strict; Max-Age=0')
}
