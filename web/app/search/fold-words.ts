const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** Without case, accents and the sharp s, so that `Größe`, `grosse` and `GROSSE` are the same. */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
}

/**
 * Spellings under which a word is found: folded, with `ae` for an umlaut, and a hyphenated word also as its parts and
 * without hyphens. `E-Mail` is `email` and `mail`.
 */
export function spellingsOf(word: string): string[] {
  const forms = word.includes('-') ? [word.replaceAll('-', ''), ...word.split('-')] : [word]
  return [...new Set(forms.flatMap(withUmlauts))].filter((form) => form.length > 1)
}

function withUmlauts(word: string): string[] {
  const small = word.normalize('NFC').toLowerCase()
  return [foldText(small), foldText(small.replaceAll(/[äöü]/g, (letter) => umlauts[letter] ?? letter))]
}

/** Letters and digits in a row, hyphens between them included, with their place. */
export function* wordsIn(text: string): Generator<{ word: string; start: number; end: number }> {
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}]+(-[\p{L}\p{N}\p{M}]+)*/gu)) {
    yield { word: match[0], start: match.index, end: match.index + match[0].length }
  }
}
