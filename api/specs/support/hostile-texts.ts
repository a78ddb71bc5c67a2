/** Inputs that made patterns, normalisations and parsers slow. Each is repeated until the text is long enough. */
const repeated: Record<string, string> = {
  slashes: '/',
  backslashes: '\\',
  dots: '.',
  dashes: '-',
  spaces: ' ',
  'wide spaces': '\u2003\u00A0\u3000',
  'combining marks': '\u0301\u0327',
  digits: '1',
  'at signs': '@',
  'lone surrogates': '\uD800',
  'zero-width characters': '\u200B\u200D\u2060',
  'percent signs': '%',
  'escaped line breaks': '%0A',
  quotes: '"\'',
  commas: ',',
  'weights of nothing': 'a;q=0.',
  labels: 'a.',
  pairs: '; =',
}

export const hostileKinds = [...Object.keys(repeated), 'nested brackets']

/** A text of this kind of about `length`, as `measure` measures it. */
export function hostileText(kind: string, length: number, measure = (text: string) => text.length): string {
  const units = (unit: string) => Math.floor(length / measure(unit))
  if (kind === 'nested brackets') return '[('.repeat(units('[()]')) + ')]'.repeat(units('[()]'))
  const unit = repeated[kind] ?? ''
  return unit.repeat(units(unit))
}

/** Its length in JSON, where quotes and lone surrogates are escaped. */
export function lengthInJson(text: string) {
  return Buffer.byteLength(JSON.stringify(text)) - 2
}

/** For an address: what HTTP does not let through is escaped, everything else stays as it is. */
export function inAddress(text: string) {
  return text
    .toWellFormed()
    .replaceAll(/[^\u0021-\u007E]|[?#]/g, (character) => encodeURIComponent(character))
}

/** For a header, whose characters are bytes. */
export function inHeader(text: string) {
  return Buffer.from(text).toString('latin1')
}
