/** Characters that end an attribute or separate addresses, spaces and control characters. */
const refusedInLinks = /[\s<>"'`\\]/
const refusedInAddresses = /[\p{C}\p{Z}()<>[\]:;,?&"'`\\]/u

const MAILTO = 'mailto:'

/** A page of some host by https, or one mail address without subject, text or further recipients. */
export function isContactLink(text: string) {
  if (refusedInLinks.test(text)) return false
  if (text.startsWith(MAILTO)) return isOneAddress(decode(text.slice(MAILTO.length)))
  return /^https:\/\/[^/@:]+\.[^/@]/.test(text) && URL.canParse(text)
}

/** Mail programs decode percent escapes: a line break or another recipient could hide in them. */
function decode(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

function isOneAddress(text: string) {
  const [name = '', domain = '', ...more] = text.split('@')
  const labels = domain.split('.')
  return more.length === 0 && labels.length > 1 && [name, ...labels].every(isAddressPart)
}

function isAddressPart(text: string) {
  return text !== '' && !refusedInAddresses.test(text)
}

/** `https://bank.example@evil.example` reads like one site and leads to another. */
export function hasNoUser(text: string) {
  return !/^https:\/\/[^/?#]*@/.test(text)
}

/** Schemes are case-insensitive, and phones capitalise the first letter; stored in lower case. */
export function lowerScheme(text: string) {
  return text.replace(/^(https|mailto):/i, (scheme) => scheme.toLowerCase())
}
