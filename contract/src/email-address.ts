import { EMAIL_MAX_CHARS } from './limits.ts'

const LOCAL_PART_MAX_CHARS = 64
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i
/** Letters, or an `xn--` label: excludes IP addresses. */
const topLevelLabel = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/i
/** No character that a URL parser reads as port, path or escape, or drops. */
const domainInAnyScript = /^[\p{L}\p{M}\p{N}.-]+$/u

/**
 * The form in which an address is stored and compared: a domain of another script becomes its ASCII form, by the rules that
 * browsers have for it (docs/decisions/0028-text-and-email-normalisation.md). What has none stays as it is, to be refused.
 */
export function canonicalEmail(text: string): string {
  const domain = text.slice(text.lastIndexOf('@') + 1)
  if (!/\P{ASCII}/u.test(domain)) return text
  return text.slice(0, text.length - domain.length) + (asciiDomainOf(domain) ?? domain)
}

/** Exactly one address without display name, comment, quoting or line break: it goes into mail headers. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const domain = text.slice(at + 1)
  return (
    at > 0 &&
    at <= LOCAL_PART_MAX_CHARS &&
    text.length <= EMAIL_MAX_CHARS &&
    localPart.test(text.slice(0, at)) &&
    isMailDomain(domain)
  )
}

function isMailDomain(domain: string) {
  const labels = domain.split('.')
  return (
    labels.length > 1 &&
    labels.every((one) => label.test(one)) &&
    topLevelLabel.test(labels.at(-1) ?? '') &&
    // Also refuses invalid `xn--` labels.
    asciiDomainOf(domain) === domain.toLowerCase()
  )
}

/** The only API for this conversion that browsers and Node.js share. */
function asciiDomainOf(domain: string): string | null {
  const url = `http://${domain}`
  return domainInAnyScript.test(domain) && URL.canParse(url) ? new URL(url).hostname : null
}
