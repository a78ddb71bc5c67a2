import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Never readable by script: a stolen token is worth nothing without it. Over https browsers take the `__Host-` name from this
 * very host alone, so that no other subdomain can set it; the plain name is then not read.
 */
function sessionKeyCookie(isSecure: boolean) {
  return isSecure ? '__Host-session_key' : 'session_key'
}

export function readSessionKey(request: FastifyRequest, isSecure: boolean): string | null {
  const name = sessionKeyCookie(isSecure)
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return null
}

export function setSessionKey(reply: FastifyReply, key: string, maxAgeSeconds: number, isSecure: boolean) {
  reply.raw.setHeader('set-cookie', cookie(key, maxAgeSeconds, isSecure))
}

export function clearSessionKey(reply: FastifyReply, isSecure: boolean) {
  reply.raw.setHeader('set-cookie', cookie('', 0, isSecure))
}

function cookie(value: string, maxAgeSeconds: number, isSecure: boolean) {
  const secure = isSecure ? '; Secure' : ''
  return `${sessionKeyCookie(isSecure)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`
}

/** Browsers say so in a header that no script can set. */
export function isBrowser(request: FastifyRequest) {
  return request.headers['sec-fetch-mode'] !== undefined
}
