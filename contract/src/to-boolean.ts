export const NOT_A_BOOLEAN_TEXT = 'Invalid input: the string must represent a boolean value'
export const NOT_A_STRING_TEXT = 'Input must be a string'

/** true, yes, 1 and false, no, 0 in any case, trimmed, become booleans; anything else fails (docs/product.md, section 4). */
export function toBoolean(input: unknown): boolean {
  if (typeof input === 'boolean') return input
  if (typeof input !== 'string') throw new TypeError(NOT_A_STRING_TEXT)
  const text = input.trim().toLowerCase()
  if (text === 'true' || text === 'yes' || text === '1') return true
  if (text === 'false' || text === 'no' || text === '0') return false
  throw new TypeError(NOT_A_BOOLEAN_TEXT)
}
