const REGIONAL_INDICATOR_A = 0x1f1e6

/** The flag of an ISO code: its letters as regional indicator symbols. */
export function flagEmoji(code: string): string {
  const indicators = code
    .split('')
    .map((letter) => REGIONAL_INDICATOR_A + letter.charCodeAt(0) - 'A'.charCodeAt(0))
  return String.fromCodePoint(...indicators)
}
