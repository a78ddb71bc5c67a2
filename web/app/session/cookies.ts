/** Cookies that scripts may read; all of ours hold plain words, digits and tokens. The http-only one is the server's. */
export function readCookie(cookies: string, name: string): string | null {
  for (const cookie of cookies.split('; ')) {
    if (cookie.startsWith(`${name}=`)) return cookie.slice(name.length + 1) || null
  }
  return null
}

type Attributes = `SameSite=${'Strict' | 'Lax'}` | `SameSite=${'Strict' | 'Lax'}; Max-Age=${number}`

/** Without `Max-Age` it lasts as long as the browser session. As they are written: every page carries this function. */
export function writeCookie(name: string, value: string, attributes: Attributes) {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; ${attributes}${secure}`
}

export function removeCookie(name: string) {
  writeCookie(name, '', 'SameSite=Strict; Max-Age=0')
}
