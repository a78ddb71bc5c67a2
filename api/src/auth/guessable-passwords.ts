/**
 * Common passwords that are found by rule: repetitions, sequences and keyboard walks. Lists contain only the most frequent
 * ones, and attackers try the others too (docs/decisions/0031-guessable-passwords.md). For passwords in
 * lower case. A rule must match the whole password.
 */
export function isGuessable(plain: string): boolean {
  const bare = plain.trim()
  return bare === '' || repeatsUnit(bare) || isMadeOfRuns(bare)
}

const UNIT_MAX_CHARS = 4

/** `aaaaaaaa`, `12341234`, `abcabcab`: each character is the one a unit before it. */
function repeatsUnit(text: string) {
  const chars = Array.from(text)
  for (let unit = 1; unit <= UNIT_MAX_CHARS && 2 * unit <= chars.length; unit += 1) {
    if (chars.every((char, at) => at < unit || char === chars[at - unit])) return true
  }
  return false
}

/** Sequences: alphabet and digits, then rows, columns and zigzags of English, Italian, German and French keyboards. */
const lines = [
  'abcdefghijklmnopqrstuvwxyz 0123456789012',
  '!@#$%^&*() !"£$%&/()= !"§$%&/()=',
  'qwertyuiop asdfghjkl zxcvbnm,./ qwertzuiopü asdfghjklöä yxcvbnm,.- azertyuiop qsdfghjklm wxcvbn',
  '1qaz 2wsx 3edc 4rfv 5tgb 6yhn 7ujm 8ik, 9ol. 1qay 6zhn',
  '1q2w3e4r5t6y7u8i9o0p 1q2w3e4r5t6z7u8i9o0p q1w2e3r4t5y6u7i8o9p0 a1b2c3d4e5f6g7h8i9',
].flatMap((row) => row.split(' '))

/** Two adjacent characters occur in any word. */
const RUN_MIN_CHARS = 3

/** Every piece of that length, forwards and backwards. */
const runs = new Set(lines.flatMap((line) => [...piecesOf(line), ...piecesOf(reverse(line))]))

/** `abcdefgh`, `98765432`, `1qaz2wsx`, `qweasdzxc`, `aaa111bbb`: every character is part of a sequence. */
function isMadeOfRuns(text: string) {
  const areRuns = piecesOf(text).map((piece) => runs.has(piece) || new Set(piece).size === 1)
  const isInRun = (at: number) => areRuns.slice(Math.max(0, at - RUN_MIN_CHARS + 1), at + 1).includes(true)
  return Array.from(text).every((_, at) => isInRun(at))
}

/** The sequences by start position. */
function piecesOf(text: string): string[] {
  const chars = Array.from(text)
  const ends = chars.slice(RUN_MIN_CHARS - 1)
  return ends.map((_, at) => chars.slice(at, at + RUN_MIN_CHARS).join(''))
}

function reverse(text: string) {
  return Array.from(text).toReversed().join('')
}
