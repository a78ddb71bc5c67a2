/** Whether return figures and the banner are shown: `gb` shows them with the long warning. */
export type Promotion = 'on' | 'gb' | 'off'

/** Where advertising to the public is forbidden. The operator's file can replace the list. */
export const DEFAULT_PROMOTION_OFF: readonly string[] = ['ES', 'FR', 'IN', 'BD', 'TH']
const LONG_WARNING_COUNTRY = 'GB'

/** Keeps the policy of a member's country for the pages that are served before the session is known. */
export const POLICY_COOKIE = 'policy'

/** `code`: ISO 3166-1 alpha-2, in any case. Countries that nobody has a rule for are `on`. */
export function promotionIn(code: string, promotionOff = DEFAULT_PROMOTION_OFF): Promotion {
  const country = code.trim().toUpperCase()
  if (promotionOff.includes(country)) return 'off'
  return country === LONG_WARNING_COUNTRY ? 'gb' : 'on'
}

/** A header that was sent twice is one value with a comma: each of its codes counts. */
export function promotionOfHeader(
  value: string | null | undefined,
  promotionOff = DEFAULT_PROMOTION_OFF,
): Promotion {
  const codes = (value ?? '').split(',')
  return strictestPromotion(...codes.map((code) => promotionIn(code, promotionOff)))
}

/** Anything but the two values that are ever stored counts as none. */
export function promotionOfCookie(value: string | null | undefined): Promotion {
  return value === 'off' || value === 'gb' ? value : 'on'
}

/** What is stored for the country of an account; null: the cookie is removed. */
export function policyCookieOf(promotion: Promotion): 'off' | 'gb' | null {
  return promotion === 'on' ? null : promotion
}

const byStrictness = ['off', 'gb', 'on'] as const

/** Header, cookie, account and the country chosen on a form may differ. */
export function strictestPromotion(...promotions: readonly Promotion[]): Promotion {
  return byStrictness.find((promotion) => promotions.includes(promotion)) ?? 'on'
}
